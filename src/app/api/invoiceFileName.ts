/** The name the server gives an invoice; one by the payment's number when it gives none, or one that is no plain file name. */
export function invoiceFileName(paymentId: number, disposition: string | null | undefined): string {
  const given = /filename="?([\w][\w .-]{0,80}\.pdf)"?/i.exec(disposition ?? '')?.[1];
  return given ?? `invoice-${paymentId}.pdf`;
}
