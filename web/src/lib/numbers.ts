// Numbers as a book prints them.

/** With a true minus sign. */
export function signed(value: number | string): string {
  return String(value).replace(/^-/, "−");
}
