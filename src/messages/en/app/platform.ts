// photoShrinking
export const thisBrowserCannotOpen = (name: string) =>
  `This browser cannot open ${name}. Save it as a JPEG and try again.`;

// razorpayScript
export const paymentWindowWasBlocked =
  'We could not load the payment window. Check your connection and that nothing in your browser is blocking checkout.razorpay.com, then try again.';
