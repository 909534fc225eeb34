import type { ListingField } from '@contract/listingFields';

/** What agencies call the columns of their files, in English, Hindi and Marathi, besides the labels of our form. */
export const listingHeadings: Readonly<Partial<Record<ListingField | 'reference' | 'lifecycle' | 'photos', string>>> = {
  reference:
    'reference, ref, ref no, reference no, property id, listing id, unit id, property code, code, id, संदर्भ, कोड',
  lifecycle: 'listing status, published or draft, publish, published, website, live, on website, प्रकाशित',
  title:
    'title, name, property name, listing title, heading, property title, project, project name, building, building name, society, शीर्षक, नाम, नाव, प्रोजेक्ट',
  description: 'description, details, remarks, about, property description, notes, विवरण, वर्णन, माहिती, जानकारी',
  property_type:
    'type, property type, category, unit type, kind, type of property, प्रकार, संपत्ति का प्रकार, मालमत्ता प्रकार',
  purpose:
    'purpose, sale rent, for, transaction, transaction type, listing type, deal type, sale or rent, उद्देश्य, हेतू, व्यवहार',
  city: 'city, town, शहर, नगर',
  location:
    'location, locality, area name, address, place, sector, colony, पता, पत्ता, इलाका, परिसर, ठिकाण, क्षेत्र का नाम',
  latitude: 'latitude, lat, अक्षांश',
  longitude: 'longitude, long, lng, lon, देशांतर, रेखांश',
  price:
    'price, amount, cost, value, asking price, sale price, rent, monthly rent, expected price, demand, quote, final price, मूल्य, कीमत, किंमत, दाम, किराया, भाडे',
  size: 'area, size, built up area, super area, super built up area, sq ft, sqft, saleable area, built up, क्षेत्रफल, क्षेत्र, एरिया',
  carpet_area: 'carpet area, carpet, rera carpet, कारपेट एरिया, कार्पेट',
  plot_area: 'plot area, plot size, land area, plot, भूखंड क्षेत्र, प्लॉट एरिया',
  bedrooms: 'bedrooms, beds, bhk, bed, rooms, no of bedrooms, configuration, config, बेडरूम, कमरे, खोल्या',
  bathrooms: 'bathrooms, baths, bath, toilets, washrooms, no of bathrooms, बाथरूम, शौचालय',
  parking: 'parking, parking details, पार्किंग',
  parking_spaces: 'parking spaces, car parking, car parks, no of parking, covered parking, कार पार्किंग',
  facing: 'facing, direction, face, दिशा, मुख',
  floor: 'floor, floor no, on floor, मंजिल, मजला',
  floors: 'floors, total floors, no of floors, storeys, कुल मंजिल, एकूण मजले',
  furnishing: 'furnishing, furnished, furnish status, furnishing status, फर्निशिंग, सज्जा',
  possession: 'possession, possession status, construction status, availability, ready, कब्जा, ताबा',
  possession_month: 'possession date, possession by, completion date, handover, ready by, कब्जा तिथि, ताबा दिनांक',
  year_built: 'year built, built in, construction year, year of construction, निर्माण वर्ष, बांधकाम वर्ष',
  hoa_fees: 'maintenance, maintenance charges, society charges, monthly maintenance, रखरखाव, देखभाल',
  property_tax: 'property tax, tax, house tax, संपत्ति कर, मालमत्ता कर',
  rera_number: 'rera, rera no, rera number, rera id, rera registration, रेरा, रेरा क्रमांक',
  amenities: 'amenities, features, facilities, सुविधाएं, सुविधा, सोयीसुविधा',
  photos:
    'photos, photo, pictures, images, image, image names, photographs, photo files, photo names, फोटो, तस्वीरें, छायाचित्रे',
  video: 'video, video link, video url, youtube, वीडियो',
};
