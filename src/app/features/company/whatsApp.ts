/** A WhatsApp chat with the company's number, the message written already. */
export function whatsAppLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
