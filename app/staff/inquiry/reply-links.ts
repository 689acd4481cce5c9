/** "tel:" with what a phone dials: digits, and a plus where it was typed. */
export function telLink(phone: string): string {
  const international = phone.trim().startsWith("+") ? "+" : "";
  return `tel:${international}${phone.replace(/\D+/g, "")}`;
}

/** "mailto:" to one email: whatever it contains, no second recipient and no other header. */
export function mailtoLink(email: string, subject: string): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
