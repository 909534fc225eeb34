// razorpayAccount: what the terminal says about the settings; each line begins with the variable to change
export const liveKeyOnEmbeddedDatabase =
  'RAZORPAY_KEY_ID is a live key. The embedded database is not for live payments: set DATABASE_URL.';
export const secretIsMissing = 'RAZORPAY_KEY_SECRET is missing beside RAZORPAY_KEY_ID.';
export const webhookSecretIsMissing = 'RAZORPAY_WEBHOOK_SECRET is missing beside RAZORPAY_KEY_ID.';
export const apiBaseIsNotHttps = 'RAZORPAY_API_BASE must be an https address: the keys are sent there.';
export const webhookSecretIsWeak = 'RAZORPAY_WEBHOOK_SECRET must have at least 16 characters, eight of them different.';

// razorpayDefinition
export const testKey = 'RAZORPAY_KEY_ID is a test key: no real money moves.';
