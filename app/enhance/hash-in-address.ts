/** The address's fragment without "#", decoded; "" when there is none or it is garbled. */
export function hashInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).trim();
  } catch {
    return "";
  }
}
