// Translates content/en/navigation.ts as of 38c23ab73bbe.
import type { FooterGroup, NavigationLink, TreatmentsMenuItem } from "../en/navigation";

export type { FooterGroup, NavigationLink, TreatmentsMenuItem };

export const headerLinks: readonly NavigationLink[] = [
  { href: "/about", label: "Quiénes somos" },
  { href: "/contact", label: "Contacto" },
  { href: "/faqs", label: "Preguntas frecuentes" },
];

export const treatmentsMenu: readonly TreatmentsMenuItem[] = [
  {
    href: "/services",
    label: "Ver todos los tratamientos",
    hint: "La lista completa, con precios",
  },
  {
    href: "/peptide-therapy",
    label: "Terapia con péptidos",
    hint: "Qué son los péptidos y qué se sabe",
    area: "peptide",
  },
  {
    href: "/hormone-replacement",
    label: "Terapia hormonal",
    hint: "Testosterona, menopausia y péptidos",
    area: "hormone",
  },
  {
    href: "/weight-loss",
    label: "Pérdida de peso",
    hint: "Medicamentos GLP-1 y estética",
    area: "weight",
  },
  {
    href: "/sexual-health",
    label: "Salud sexual",
    hint: "Atención privada para hombres y mujeres",
    area: "sexual",
  },
  {
    href: "/anti-aging",
    label: "Longevidad",
    hint: "NAD+, glutatión y péptidos",
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
    title: "Antienvejecimiento y bienestar",
    links: [
      treatment("nad-injectable", "NAD+ Injectable"),
      treatment("nad-nasal-spray", "NAD+ Nasal Spray"),
      treatment("glutathione-injectable", "Glutathione Injectable"),
      treatment("glutathione-nasal", "Glutathione Nasal Spray"),
    ],
  },
  {
    title: "Terapia con péptidos",
    links: [
      treatment("wolverine", "Wolverine"),
      treatment("wolverine-ghk-cu", "Wolverine with GHK-Cu"),
      treatment("bpc-157-kpv", "BPC-157 / KPV"),
      treatment("tesamorelin-ipamorelin", "Tesamorelin / Ipamorelin"),
      treatment("tesamorelin-12-mg", "Tesamorelin 12mg"),
    ],
  },
  {
    title: "Terapia hormonal",
    links: [
      treatment("testosterone-therapy", "Terapia con testosterona"),
      treatment("hcg", "HCG for Men"),
      treatment("sermorelin-troche", "Sermorelin Troche"),
      treatment("tesamorelin-ipamorelin-hormone", "Tesamorelin / Ipamorelin"),
    ],
  },
  {
    title: "Salud sexual",
    links: [
      treatment("primal-blend", "Primal Special Blend"),
      treatment("pt141-nasal-spray", "PT-141 Nasal Spray"),
      treatment("tadalafil", "Tadalafil"),
      treatment("sildenafil", "Sildenafil"),
    ],
  },
  {
    title: "Pérdida de peso",
    links: [
      treatment("semaglutide", "Semaglutide"),
      treatment("tirzepatide", "Tirzepatide"),
      treatment("glp-r", "GLP-R"),
    ],
  },
];

export const informationLinks: readonly NavigationLink[] = [
  { href: "/about", label: "Quiénes somos" },
  { href: "/faqs", label: "Preguntas frecuentes" },
  { href: "/contact", label: "Contacto" },
  { href: "/styku", label: "Escaneo corporal 3D" },
  { href: "/payment", label: "Hacer un pago" },
  { href: "/compare", label: "Comparar tratamientos" },
  { href: "/my-list", label: "Mi lista" },
];

export const policyLinks: readonly NavigationLink[] = [
  { href: "/privacy", label: "Política de privacidad" },
  { href: "/terms", label: "Términos de uso" },
  { href: "/refund-policy", label: "Política de reembolsos" },
  { href: "/good-faith-estimate", label: "Estimado de buena fe" },
  { href: "/weight-loss-rights", label: "Derechos en la pérdida de peso" },
];
