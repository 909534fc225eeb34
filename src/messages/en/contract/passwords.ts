// passwordRules
export const passwordHint =
  'At least 8 characters. Avoid your name, repeated characters and sequences like 12345678 or qwertyui.';
export const passwordIsBlank = 'The password cannot be blank.';
export const passwordIsAPattern =
  'This password is a simple pattern such as 12345678 or qwertyui. Please choose another.';
export const passwordIsAName = 'Choose a password that isn’t your name or email address.';
