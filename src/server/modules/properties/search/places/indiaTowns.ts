/*
 * The largest towns of India, and the suburbs of Pune and Indore in which we know no localities: name, other spellings
 * after a slash, degrees north and east. Written down from general knowledge for this project, good to a few kilometres:
 * enough to say which of our cities is nearest, never for distances in a deed.
 */

export const indiaTowns = {
  words: `
Mumbai/Bombay/मुंबई/मुम्बई 19.08 72.88; Delhi/New Delhi/दिल्ली/नई दिल्ली 28.65 77.22; Bengaluru/Bangalore/बेंगलुरु/बंगलौर 12.97 77.59;
Hyderabad/हैदराबाद 17.39 78.49; Ahmedabad/Amdavad/अहमदाबाद 23.03 72.58; Chennai/Madras/चेन्नई 13.08 80.27;
Kolkata/Calcutta/कोलकाता 22.57 88.36; Surat/सूरत 21.17 72.83; Pune/पुणे 18.52 73.86; Jaipur/जयपुर 26.91 75.79;
Lucknow/लखनऊ 26.85 80.95; Kanpur/कानपुर 26.45 80.33; Nagpur/नागपुर/नागपूर 21.15 79.09; Indore/इंदौर 22.72 75.86;
Thane/ठाणे 19.22 72.98; Bhopal/भोपाल 23.26 77.41; Visakhapatnam/Vizag 17.69 83.22; Patna/पटना 25.59 85.14;
Vadodara/Baroda/वडोदरा 22.31 73.18; Ghaziabad/गाजियाबाद 28.67 77.45; Ludhiana 30.90 75.86; Agra/आगरा 27.18 78.01;
Nashik/Nasik/नाशिक/नासिक 20.00 73.79; Faridabad/फरीदाबाद 28.41 77.31; Meerut/मेरठ 28.98 77.71; Rajkot/राजकोट 22.30 70.80;
Kalyan/Dombivli/कल्याण/डोंबिवली 19.24 73.13; Vasai/Virar/Vasai Virar 19.39 72.84; Varanasi/Banaras/Benares/वाराणसी 25.32 82.97;
Srinagar 34.08 74.80; Dhanbad/धनबाद 23.80 86.43; Amritsar/अमृतसर 31.63 74.87; Navi Mumbai/नवी मुंबई 19.03 73.03;
Prayagraj/Allahabad/प्रयागराज/इलाहाबाद 25.44 81.85; Howrah 22.59 88.31; Ranchi/रांची 23.34 85.31; Jabalpur/जबलपुर 23.18 79.95;
Gwalior/ग्वालियर 26.22 78.18; Coimbatore 11.02 76.96; Vijayawada 16.51 80.65; Jodhpur/जोधपुर 26.24 73.02; Madurai 9.93 78.12;
Raipur/रायपुर 21.25 81.63; Kota/कोटा 25.18 75.84; Guwahati 26.14 91.74; Chandigarh/चंडीगढ़ 30.73 76.78;
Solapur/Sholapur/सोलापूर 17.66 75.91; Hubballi/Hubli/Hubli Dharwad 15.36 75.12; Dharwad 15.46 75.01; Bareilly/बरेली 28.37 79.43;
Moradabad 28.84 78.77; Mysuru/Mysore 12.30 76.64; Gurugram/Gurgaon/गुरुग्राम/गुड़गांव 28.46 77.03; Aligarh 27.88 78.08;
Jalandhar 31.33 75.58; Tiruchirappalli/Trichy 10.79 78.70; Bhubaneswar 20.30 85.82; Salem 11.66 78.15; Mira Bhayandar/Mira Road/Bhayandar 19.29 72.85;
Thiruvananthapuram/Trivandrum 8.52 76.94; Bhiwandi 19.30 73.06; Saharanpur 29.97 77.55; Gorakhpur 26.76 83.37; Guntur 16.31 80.44;
Bikaner 28.02 73.31; Amravati/अमरावती 20.93 77.75; Noida/नोएडा 28.57 77.32; Greater Noida 28.47 77.50; Jamshedpur 22.80 86.20;
Bhilai 21.21 81.38; Durg 21.19 81.28; Warangal 17.97 79.59; Cuttack 20.46 85.88; Firozabad 27.15 78.40; Kochi/Cochin/Ernakulam 9.97 76.28;
Nellore 14.44 79.99; Bhavnagar 21.76 72.15; Dehradun/Dehra Dun/देहरादून 30.32 78.03; Durgapur 23.52 87.31; Asansol 23.68 86.98;
Rourkela 22.26 84.85; Nanded/नांदेड 19.15 77.32; Kolhapur/कोल्हापूर 16.70 74.24; Ajmer/अजमेर 26.45 74.64; Akola/अकोला 20.70 77.00;
Kalaburagi/Gulbarga 17.33 76.83; Jamnagar 22.47 70.06; Ujjain/उज्जैन 23.18 75.78; Loni 28.75 77.29; Siliguri 26.73 88.40; Jhansi/झांसी 25.45 78.57;
Ulhasnagar 19.22 73.16; Jammu 32.73 74.86; Sangli/सांगली 16.85 74.58; Miraj 16.83 74.65; Mangaluru/Mangalore 12.91 74.86; Erode 11.34 77.72;
Belagavi/Belgaum/बेळगाव 15.85 74.50; Ambattur 13.11 80.16; Tirunelveli 8.71 77.76; Malegaon/मालेगाव 20.55 74.53; Gaya 24.79 85.00;
Jalgaon/जळगाव 21.01 75.56; Udaipur/उदयपुर 24.59 73.71; Maheshtala 22.51 88.25; Davanagere 14.46 75.92; Kozhikode/Calicut 11.26 75.78;
Kurnool 15.83 78.04; Bokaro 23.67 86.15; Ballari/Bellary 15.14 76.92; Patiala 30.34 76.39; Agartala 23.83 91.28; Bhagalpur 25.24 87.01;
Muzaffarnagar 29.47 77.70; Latur/लातूर 18.40 76.58; Dhule/धुळे 20.90 74.78; Rohtak 28.89 76.58; Korba 22.35 82.69; Bhilwara 25.35 74.63;
Brahmapur/Berhampur 19.31 84.79; Muzaffarpur 26.12 85.39; Ahmednagar/Ahilyanagar/अहमदनगर 19.09 74.74; Mathura/मथुरा 27.49 77.67;
Kollam 8.89 76.61; Avadi 13.11 80.10; Kadapa 14.47 78.82; Sambalpur 21.47 83.97; Bilaspur 22.08 82.14; Shahjahanpur 27.88 79.91;
Satara/सातारा 17.69 74.00; Vijayapura/Bijapur 16.83 75.72; Rampur 28.80 79.03; Shivamogga/Shimoga 13.93 75.57; Chandrapur/चंद्रपूर 19.95 79.30;
Junagadh 21.52 70.46; Thrissur 10.53 76.21; Alwar 27.55 76.63; Bardhaman 23.23 87.86; Nizamabad 18.67 78.09; Parbhani/परभणी 19.27 76.77;
Tumakuru/Tumkur 13.34 77.10; Khammam 17.25 80.15; Bihar Sharif 25.20 85.52; Panipat 29.39 76.97; Darbhanga 26.16 85.90; Aizawl 23.73 92.72;
Dewas/देवास 22.96 76.05; Ichalkaranji 16.69 74.46; Tirupati 13.63 79.42; Karnal 29.69 76.99; Bathinda 30.21 74.95; Jalna/जालना 19.84 75.88;
Eluru 16.71 81.10; Barasat 22.72 88.48; Purnia 25.78 87.47; Satna 24.58 80.83; Mau 25.94 83.56; Sonipat 28.99 77.02; Farrukhabad 27.39 79.58;
Sagar/सागर 23.84 78.74; Durg Bhilai 21.20 81.33; Ratlam/रतलाम 23.33 75.04; Hapur 28.73 77.78; Arrah 25.56 84.66; Anantapur 14.68 77.60;
Karimnagar 18.44 79.13; Etawah 26.78 79.02; Ambernath 19.21 73.19; Bharatpur 27.22 77.49; Begusarai 25.42 86.13; Gandhidham 23.08 70.13;
Puducherry/Pondicherry 11.94 79.81; Sikar 27.61 75.14; Thoothukudi/Tuticorin 8.76 78.13; Rewa/रीवा 24.54 81.30; Mirzapur 25.15 82.57;
Raichur 16.21 77.35; Pali 25.77 73.32; Haridwar/हरिद्वार 29.95 78.16; Vizianagaram 18.11 83.40; Katihar 25.54 87.58; Nagercoil 8.18 77.41;
Sri Ganganagar 29.90 73.88; Thanjavur 10.79 79.14; Bulandshahr 28.41 77.85; Katni 23.83 80.40; Sambhal 28.58 78.57; Singrauli 24.20 82.67;
Nadiad 22.69 72.86; Secunderabad 17.44 78.50; Yamunanagar 30.13 77.28; Bidar 17.91 77.52; Munger 25.37 86.47; Panchkula 30.69 76.86;
Burhanpur/बुरहानपुर 21.31 76.23; Kharagpur 22.35 87.23; Dindigul 10.37 77.98; Gandhinagar 23.22 72.65; Hosapete/Hospet 15.27 76.39;
Malda 25.01 88.14; Ongole 15.50 80.05; Deoghar 24.48 86.70; Chhapra 25.78 84.73; Haldia 22.07 88.07; Khandwa/खंडवा 21.83 76.35; Nandyal 15.48 78.48;
Morena 26.50 78.00; Amroha 28.90 78.47; Anand 22.56 72.95; Bhind 26.56 78.79; Bhiwani 28.79 76.13; Ambala 30.38 76.78; Morbi 22.82 70.83;
Fatehpur 25.93 80.81; Raebareli 26.23 81.24; Bahraich 27.57 81.60; Chittoor 13.22 79.10; Vellore 12.92 79.13; Kumbakonam 10.96 79.39;
Guna 24.65 77.31; Shivpuri 25.43 77.66; Mandsaur/मंदसौर 24.07 75.07; Neemuch/नीमच 24.47 74.87; Chhindwara 22.06 78.94; Vidisha 23.53 77.81;
Hoshangabad/Narmadapuram 22.75 77.72; Itarsi 22.61 77.76; Sehore/सीहोर 23.20 77.08; Shajapur 23.43 76.28; Dhar/धार 22.60 75.30; Khargone/खरगोन 21.82 75.61;
Barwani 22.03 74.90; Jhabua 22.77 74.59; Mhow/Dr Ambedkar Nagar/महू 22.55 75.76; Pithampur/पीथमपुर 22.60 75.69; Sanwer 22.97 75.83; Depalpur 22.85 75.54;
Nagda 23.46 75.42; Omkareshwar 22.24 76.15; Maheshwar/महेश्वर 22.18 75.59; Mandu 22.33 75.40; Ashta 23.02 76.72;
Shimla/शिमला 31.10 77.17; Manali 32.24 77.19; Dharamshala 32.22 76.32; Solan 30.91 77.10; Kasauli 30.90 76.97; Mohali 30.70 76.72; Zirakpur 30.64 76.82;
Rishikesh/ऋषिकेश 30.09 78.27; Nainital/नैनीताल 29.38 79.46; Mussoorie/मसूरी 30.46 78.07; Haldwani 29.22 79.51; Almora 29.60 79.66;
Goa/गोवा 15.49 73.83; Panaji/Panjim 15.49 73.83; Margao 15.27 73.96; Vasco 15.40 73.81; Mapusa 15.59 73.81; Gangtok 27.33 88.61; Darjeeling 27.04 88.26;
Shillong 25.57 91.88; Imphal 24.82 93.94; Kohima 25.67 94.11; Dimapur 25.91 93.73; Itanagar 27.10 93.62; Silchar 24.83 92.80; Dibrugarh 27.48 94.91;
Jorhat 26.75 94.20; Port Blair 11.62 92.73; Leh 34.15 77.58; Puri 19.81 85.83; Ooty/Udhagamandalam 11.41 76.70; Kodaikanal 10.24 77.49;
Munnar 10.09 77.06; Alappuzha/Alleppey 9.50 76.34; Kottayam 9.59 76.52; Palakkad 10.78 76.65; Kannur 11.87 75.37; Malappuram 11.05 76.07;
Udupi 13.34 74.75; Hassan 13.00 76.10; Mandya 12.52 76.90; Chikkamagaluru/Chikmagalur 13.32 75.77; Madikeri/Coorg 12.42 75.74; Hosur 12.74 77.83;
Kanchipuram 12.83 79.70; Karur 10.96 78.08; Tiruppur 11.11 77.34; Cuddalore 11.75 79.77; Rajahmundry/Rajamahendravaram 17.00 81.80; Kakinada 16.99 82.25;
Machilipatnam 16.19 81.14; Srikakulam 18.30 83.90; Mahbubnagar 16.75 78.00; Nalgonda 17.06 79.27; Adilabad 19.67 78.53;
Mehsana 23.59 72.37; Bharuch 21.71 72.99; Ankleshwar 21.63 73.00; Vapi/वापी 20.37 72.91; Valsad 20.61 72.93; Navsari 20.95 72.92; Daman 20.41 72.83;
Silvassa 20.27 73.02; Bhuj 23.24 69.67; Porbandar 21.64 69.61; Dwarka 22.24 68.97; Veraval 20.91 70.36; Godhra 22.78 73.61; Dahod/दाहोद 22.83 74.26;
Palanpur 24.17 72.43; Surendranagar 22.73 71.64; Banswara 23.55 74.44; Chittorgarh 24.88 74.63; Mount Abu 24.59 72.71; Jaisalmer 26.92 70.91;
Barmer 25.75 71.39; Pushkar 26.49 74.55; Tonk 26.17 75.79; Bundi 25.44 75.64; Jhalawar 24.60 76.16; Hisar 29.15 75.72; Rewari 28.20 76.62;
Kurukshetra 29.97 76.88; Sirsa 29.53 75.03; Bahadurgarh 28.69 76.92; Pathankot 32.27 75.65; Hoshiarpur 31.53 75.91; Phagwara 31.22 75.77;
Ayodhya/Faizabad/अयोध्या 26.80 82.20; Sitapur 27.57 80.68; Unnao 26.55 80.49; Ballia 25.76 84.15; Jaunpur 25.75 82.68; Azamgarh 26.07 83.18;
Hardoi 27.40 80.13; Banda 25.48 80.34; Lalitpur 24.69 78.41; Orai 25.99 79.46; Bijnor 29.37 78.13; Vrindavan/वृंदावन 27.58 77.70;
Hazaribagh 23.99 85.36; Giridih 24.19 86.30; Ramgarh 23.63 85.51; Sasaram 24.95 84.03; Siwan 26.22 84.36; Motihari 26.65 84.92; Samastipur 25.86 85.78;
Raigarh 21.90 83.40; Jagdalpur 19.08 82.03; Ambikapur 23.12 83.20; Balasore 21.49 86.93; Angul 20.84 85.10; Jharsuguda 21.86 84.01;
Aurangabad/Chhatrapati Sambhajinagar/Sambhajinagar/औरंगाबाद/छत्रपती संभाजीनगर 19.88 75.34; Ratnagiri/रत्नागिरी 16.99 73.30; Sindhudurg 16.35 73.56;
Alibag/Alibaug/अलिबाग 18.64 72.87; Panvel/पनवेल 18.99 73.12; Karjat 18.91 73.32; Khopoli 18.79 73.34; Badlapur 19.16 73.24; Palghar 19.70 72.77; Dahanu 19.97 72.73;
Lonavala/Lonavla/लोणावळा 18.75 73.41; Khandala 18.76 73.38; Mahabaleshwar/महाबळेश्वर 17.92 73.66; Panchgani 17.92 73.80; Matheran 18.99 73.27; Baramati/बारामती 18.15 74.58;
Karad 17.29 74.18; Shirdi/शिर्डी 19.77 74.48; Sangamner 19.57 74.21; Manmad 20.25 74.44; Igatpuri 19.70 73.56; Osmanabad/Dharashiv 18.19 76.04; Beed/बीड 18.99 75.76;
Pandharpur 17.68 75.33; Barshi 18.23 75.69; Wardha 20.74 78.60; Yavatmal 20.39 78.13; Gondia 21.46 80.20; Bhandara 21.17 79.65; Buldhana 20.53 76.18; Washim 20.11 77.13; Hingoli 19.72 77.15;
Pimpri/Chinchwad/Pimpri Chinchwad/PCMC/पिंपरी/चिंचवड 18.63 73.80; Wakad/वाकड 18.60 73.76; Kothrud/कोथरूड 18.51 73.81; Hadapsar/हडपसर 18.50 73.93;
Wagholi/वाघोली 18.58 73.98; Undri 18.45 73.91; Kondhwa 18.47 73.89; NIBM/NIBM Road 18.48 73.90; Wanowrie/Wanowari 18.49 73.90; Katraj/कात्रज 18.45 73.86;
Sinhagad Road/Sinhgad Road/Sinhagad 18.47 73.82; Warje 18.48 73.80; Karve Nagar 18.49 73.82; Shivajinagar/Shivaji Nagar/शिवाजीनगर 18.53 73.85; Deccan/Deccan Gymkhana 18.52 73.84;
Camp/Pune Camp 18.51 73.88; Swargate 18.50 73.86; Bibwewadi 18.48 73.86; Dhanori 18.60 73.90; Lohegaon/Lohgaon 18.60 73.92; Vishrantwadi 18.57 73.88; Yerwada/Yerawada 18.55 73.88;
Mundhwa 18.53 73.93; Manjri/Manjari 18.52 73.97; Keshav Nagar 18.53 73.94; Ravet 18.65 73.74; Punawale 18.63 73.74; Tathawade 18.62 73.75; Moshi 18.67 73.85; Chakan/चाकण 18.76 73.86;
Talegaon/Talegaon Dabhade/तळेगाव 18.73 73.68; Dehu Road 18.68 73.73; Bhosari 18.63 73.85; Pimple Saudagar 18.60 73.79; Pimple Nilakh 18.58 73.79; Pimple Gurav 18.59 73.81; Nigdi 18.65 73.77;
Akurdi 18.65 73.77; Sus/Sus Road 18.55 73.75; Pirangut 18.51 73.68; Bhugaon 18.50 73.75; Ambegaon 18.45 73.84; Dhayari 18.44 73.81; Narhe 18.45 73.82; Erandwane 18.51 73.83;
Model Colony 18.53 73.84; Sopan Baug 18.50 73.89; Fatima Nagar 18.50 73.90; Ghorpadi 18.52 73.90; Phursungi 18.47 73.97; Alandi 18.68 73.90; Khadakwasla 18.44 73.77; Tingre Nagar 18.58 73.90;
Rajwada/राजवाड़ा 22.72 75.85; Bhawarkuan/Bhawarkua/Bhanwarkuan 22.69 75.87; Annapurna/Annapurna Road 22.69 75.84; Sudama Nagar 22.69 75.83; Scheme 54 22.75 75.90; Scheme 78 22.76 75.90; Scheme 114 22.77 75.90;
Scheme 71 22.70 75.83; Khajrana/खजराना 22.73 75.91; Bengali Square 22.72 75.91; Tilak Nagar 22.72 75.90; Geeta Bhawan 22.72 75.88; LIG/LIG Colony 22.74 75.89; Sukhliya/Sukhlia 22.76 75.87; Aerodrome Road 22.73 75.82;
Bypass Road/Indore Bypass 22.72 75.94; Dewas Naka 22.78 75.90; Lasudia/Lasudia Mori 22.77 75.92; Talawali Chanda 22.80 75.92; Tejaji Nagar 22.66 75.89; Khandwa Road 22.66 75.88; Limbodi 22.65 75.88; Pipliyahana 22.71 75.90;
Pipliya Kumar 22.77 75.91; MR 10 22.76 75.88; Race Course Road 22.73 75.88; Manorama Ganj 22.72 75.88; Snehlata Ganj 22.72 75.87; Gandhi Nagar 22.74 75.80; Silicon City 22.64 75.83; Nanda Nagar 22.74 75.87;
Bhicholi Hapsi/Bicholi Hapsi 22.73 75.94; Mayakhedi 22.77 75.93; Musakhedi 22.70 75.89; Mangliya 22.82 75.93; Betma 22.68 75.61; Hatod 22.79 75.74; Navlakha 22.70 75.88; Chhawni 22.71 75.87; Patnipura 22.74 75.88
`,
};
