/**
 * A price as people type it, as the field takes it: '45,50' is 45.50 as well, and '1,234' or '$1,234.50' is more than a
 * thousand. Of several signs the last one parts the cents, and one before three digits the thousands.
 */
export function pricePlain(text: string | undefined): string {
  const plain = (text ?? '').replace(/[^\d.,-]/g, '');
  const [, whole = plain, cents] = /^(.*)[.,](\d{0,2})$/.exec(plain) ?? /^(.*)\.(\d+)$/.exec(plain) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  return cents === undefined ? digits : `${digits}.${cents}`;
}
