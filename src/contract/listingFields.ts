/** The form's single fields with the names a reader sees. */
export const propertyFieldNames = {
  title: 'Title',
  description: 'Description',
  property_type: 'Property type',
  purpose: 'Purpose',
  status: 'Status',
  city: 'City',
  location: 'Location',
  price: 'Price',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  size: 'Area',
  parking: 'Parking',
  year_built: 'Year built',
  hoa_fees: 'Society charges',
  property_tax: 'Property tax',
  rera_number: 'RERA number',
} as const;
