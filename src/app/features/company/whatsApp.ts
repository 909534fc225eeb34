/** A link to a WhatsApp chat with our number and a prepared message. */
export function whatsAppLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
