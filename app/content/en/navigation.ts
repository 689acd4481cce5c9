import type { Area } from "./areas";

/** Links of the header and the footer. */
export type NavigationLink = { href: string; label: string };

export type TreatmentsMenuItem = NavigationLink & {
  hint: string;
  /** Absent for the link to all areas. */
  area?: Area;
};

export type FooterGroup = { title: string; links: readonly NavigationLink[] };

export const headerLinks: readonly NavigationLink[] = [
  { href: "/about", label: "About" },
  { href: "/contact", label: "Contact" },
  { href: "/faqs", label: "FAQs" },
];

export const treatmentsMenu: readonly TreatmentsMenuItem[] = [
  {
    href: "/services",
    label: "View All Treatments",
    hint: "The full list, with prices",
  },
  {
    href: "/peptide-therapy",
    label: "Peptide Therapy",
    hint: "What peptides are, and what’s known",
    area: "peptide",
  },
  {
    href: "/hormone-replacement",
    label: "Hormone Therapy",
    hint: "Testosterone, menopause and peptides",
    area: "hormone",
  },
  {
    href: "/weight-loss",
    label: "Weight Loss",
    hint: "GLP-1 medicines, and aesthetics",
    area: "weight",
  },
  {
    href: "/sexual-health",
    label: "Sexual Health",
    hint: "Private care for men and women",
    area: "sexual",
  },
  {
    href: "/anti-aging",
    label: "Longevity",
    hint: "NAD+, glutathione and peptides",
    area: "longevity",
  },
];

const treatment = (slug: string, label: string): NavigationLink => ({
  href: `/services#${slug}`,
  label,
});

/**
 * Four of these fragments are no treatment's slug (hcg, testosterone-therapy, primal-blend,
 * tesamorelin-12-mg): the footer has slugs of its own (specification, section 2), whose targets are
 * in catalogue/old-slugs.ts.
 */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: "Anti-Aging & Wellness",
    links: [
      treatment("nad-injectable", "NAD+ Injectable"),
      treatment("nad-nasal-spray", "NAD+ Nasal Spray"),
      treatment("glutathione-injectable", "Glutathione Injectable"),
      treatment("glutathione-nasal", "Glutathione Nasal Spray"),
    ],
  },
  {
    title: "Peptide Therapy",
    links: [
      treatment("wolverine", "Wolverine"),
      treatment("wolverine-ghk-cu", "Wolverine with GHK-Cu"),
      treatment("bpc-157-kpv", "BPC-157 / KPV"),
      treatment("tesamorelin-ipamorelin", "Tesamorelin / Ipamorelin"),
      treatment("tesamorelin-12-mg", "Tesamorelin 12mg"),
    ],
  },
  {
    title: "Hormone Therapy",
    links: [
      treatment("testosterone-therapy", "Testosterone Therapy"),
      treatment("hcg", "HCG for Men"),
      treatment("sermorelin-troche", "Sermorelin Troche"),
      treatment("tesamorelin-ipamorelin-hormone", "Tesamorelin / Ipamorelin"),
    ],
  },
  {
    title: "Sexual Health",
    links: [
      treatment("primal-blend", "Primal Special Blend"),
      treatment("pt141-nasal-spray", "PT-141 Nasal Spray"),
      treatment("tadalafil", "Tadalafil"),
      treatment("sildenafil", "Sildenafil"),
    ],
  },
  {
    title: "Weight Loss",
    links: [
      treatment("semaglutide", "Semaglutide"),
      treatment("tirzepatide", "Tirzepatide"),
      treatment("glp-r", "GLP-R"),
    ],
  },
];

export const informationLinks: readonly NavigationLink[] = [
  { href: "/about", label: "About" },
  { href: "/faqs", label: "FAQs" },
  { href: "/contact", label: "Contact" },
  { href: "/styku", label: "3D Body Scan" },
  { href: "/payment", label: "Make a Payment" },
  { href: "/compare", label: "Compare Treatments" },
  { href: "/my-list", label: "My List" },
];

export const policyLinks: readonly NavigationLink[] = [
  { href: "/privacy", label: "Privacy Policy" },
  { href: "/terms", label: "Terms of Use" },
  { href: "/refund-policy", label: "Refund Policy" },
  { href: "/good-faith-estimate", label: "Good-Faith Estimate" },
  { href: "/weight-loss-rights", label: "Weight-Loss Rights" },
];
