export const thisEnquiry = 'This enquiry';
