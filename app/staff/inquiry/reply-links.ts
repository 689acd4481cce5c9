/** "tel:" with a dialable number: digits, and a plus where it was typed. */
export function telLink(phone: string): string {
  const international = phone.trim().startsWith("+") ? "+" : "";
  return `tel:${international}${phone.replace(/\D+/g, "")}`;
}

/** "mailto:" with one email, whose content cannot add a recipient or a header. */
export function mailtoLink(email: string, subject: string): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
