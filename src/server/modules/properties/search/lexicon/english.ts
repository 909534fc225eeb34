import type { Lexicon } from './lexicon';

export const english: Lexicon = {
  types: {
    villa: 'villa, bungalow, farmhouse, farm house, mansion, independent house',
    apartment: 'apartment, apt, flat',
    penthouse: 'penthouse, pent house',
    duplex: 'duplex, row house, rowhouse, town house, townhouse',
    commercial: 'commercial, office, shop, showroom, warehouse, godown, retail',
    plot: 'plot, land, villa plot, bungalow plot',
    resort: 'resort, hotel',
  },
  purposes: {
    sale: 'sale, buy, buying, purchase',
    rent: 'rent, rental, renting, lease, leasing, let, to let, tolet',
    invest: 'invest, investing, investment, investor, leased, pre leased, preleased, tenanted, yield, rental yield, rental income, roi, buy to let',
  },
  places: {
    Indore: 'indore, indor', Pune: 'pune, puna, poona',
    'Koregaon Park': 'kp', Hinjewadi: 'hinjawadi, hinjavadi', Bavdhan: 'bawdhan', Mahalunge: 'mhalunge', Palasia: 'palasiya', 'New Palasia': 'new palasiya',
    Nipania: 'nipaniya', 'Vijay Nagar': 'vijaynagar', 'Viman Nagar': 'vimannagar', 'Kalyani Nagar': 'kalyaninagar', 'Scheme 140': 'scheme no 140, scheme number 140',
    'Boat Club Road': 'boat club', 'Sapna Sangeeta Road': 'sapna sangeeta, sapna sangita',
  },
  amenities: {
    'Air conditioning': 'ac, air conditioned, air conditioner', Borewell: 'bore well', CCTV: 'cctv camera, security camera',
    'Children’s play area': 'play area, kids play area, playground', 'Club house': 'clubhouse', 'Covered parking': 'parking, car parking, car park, garage',
    'EV charging': 'ev charger, ev point, electric car charging', 'Fibre internet': 'fibre, fiber, fiber internet, broadband, internet, wifi, wi fi', 'Fire safety': 'fire alarm',
    'Fitness centre': 'fitness center, gym, gymnasium', Garden: 'lawn', 'Gated community': 'gated, gated society, gated colony', 'Home automation': 'smart home',
    'Jogging track': 'running track, walking track', Lift: 'elevator', 'Modular kitchen': '', 'Pet friendly': 'pets allowed, pet allowed',
    'Power backup': 'power back up, generator, genset', 'Rainwater harvesting': 'rain water harvesting', 'Security staff': 'security, security guard, guard, watchman',
    'Servant quarters': 'servant quarter, servant room, maid room', 'Solar power': 'solar, solar panel', Spa: '', Study: 'study room, home office',
    'Swimming pool': 'pool', Terrace: '', 'Vastu aligned': 'vastu, vaastu, vastu compliant, vastu friendly', 'Visitor parking': 'visitors parking, guest parking',
    'Walk-in wardrobe': 'walk in closet', 'Water treatment': 'water softener, water purifier', 'Wheelchair access': 'wheelchair, wheelchair accessible, wheelchair friendly',
  },
  elsewhere: `mumbai, bombay, navi mumbai, thane, delhi, new delhi, noida, gurgaon, gurugram, ghaziabad, faridabad, bangalore, bengaluru, hyderabad, chennai, madras, kolkata, calcutta,
    ahmedabad, surat, vadodara, rajkot, jaipur, udaipur, jodhpur, lucknow, kanpur, agra, varanasi, bhopal, gwalior, jabalpur, nagpur, nashik, nasik, aurangabad, kolhapur, solapur, goa,
    kochi, cochin, coimbatore, mysore, mysuru, mangalore, visakhapatnam, vijayawada, chandigarh, mohali, ludhiana, amritsar, dehradun, shimla, patna, ranchi, raipur, bhubaneswar, guwahati,
    dubai, london, singapore`,
  fillers: `a, an, the, this, that, these, those, it, its, is, are, be, am, was, i, we, our, my, me, us, you, your, there, here, at, on, in, of, for, to, from, by, with, within, and, or, nor, also,
    but, if, so, as, any, some, all, only, just, very, really, too, want, wanted, need, needed, look, looking, search, searching, find, get, give, show, see, please, have, has, would, could, can,
    should, like, good, nice, best, great, luxury, luxurious, premium, property, properties, home, homes, house, houses, place, option, listing, something, somewhere, budget, price, priced, cost,
    amount, range, rs, inr, rupee, rupees, area, city, location, locality, near, nearby, urgent, urgently`,
};
