// photoShrinking
export const thisBrowserCannotOpen = (name: string) =>
  `This browser cannot open ${name}. Save it as a JPEG and try again.`;

// razorpayScript
export const paymentWindowWasBlocked =
  'The payment window could not be loaded. Check your connection, or whether something in your browser blocks checkout.razorpay.com, and try again.';
