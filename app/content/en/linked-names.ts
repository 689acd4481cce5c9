/** Names in texts that become links, with their paths; of two, the longer one stands first. */
export const linkedNames: Readonly<Record<string, string>> = {
  "Privacy Policy": "/privacy",
  "Refund Policy": "/refund-policy",
  "refund policy": "/refund-policy",
  "Good-Faith Estimate notice": "/good-faith-estimate",
  "good-faith estimates": "/good-faith-estimate",
  "good-faith estimate": "/good-faith-estimate",
  "treatments page": "/services",
  "contact form": "/contact",
  "payment page": "/payment",
  "weight loss page": "/weight-loss",
};
