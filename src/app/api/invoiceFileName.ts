/**
 * The invoice's file name from the server; one built from the payment's id if the server sends none or an unsafe one.
 */
export function invoiceFileName(paymentId: number, disposition: string | null | undefined): string {
  const given = /filename="?([\w][\w .-]{0,80}\.pdf)"?/i.exec(disposition ?? '')?.[1];
  return given ?? `invoice-${paymentId}.pdf`;
}
