import type { Safety } from "../../../../catalogue/safety";
import { glpR, semaglutide, tirzepatide } from "./glp1";
import { glutathioneInjectable, glutathioneNasal } from "./glutathione";
import { hcg } from "./hcg";
import { nadInjectable, nadNasalSpray } from "./nad";
import { sildenafil, tadalafil } from "./pde5";
import { bpc157Kpv, wolverine, wolverineGhkCu } from "./peptides";
import { primalSpecialBlend } from "./primal";
import { pt141 } from "./pt-141";
import { sermorelin, tesamorelin, tesamorelinIpamorelin } from "./tesamorelin";

const bySlug: Readonly<Record<string, Safety>> = {
  "nad-nasal-spray": nadNasalSpray,
  "nad-injectable": nadInjectable,
  "glutathione-nasal": glutathioneNasal,
  "glutathione-injectable": glutathioneInjectable,
  wolverine,
  "wolverine-ghk-cu": wolverineGhkCu,
  "bpc-157-kpv": bpc157Kpv,
  "tesamorelin-ipamorelin": tesamorelinIpamorelin,
  "tesamorelin-ipamorelin-hormone": tesamorelinIpamorelin,
  "tesamorelin-12mg-anti-aging": tesamorelin,
  "tesamorelin-12mg": tesamorelin,
  "sermorelin-troche": sermorelin,
  "hcg-for-men": hcg,
  "pt141-nasal-spray": pt141,
  "primal-special-blend": primalSpecialBlend(),
  "primal-special-blend-hormone": primalSpecialBlend(),
  sildenafil,
  tadalafil,
  semaglutide,
  tirzepatide,
  "glp-r": glpR,
};

/** The warnings of the treatment with this slug; throws when it has none: nothing goes out without. */
export function safetyOf(slug: string): Safety {
  const safety = bySlug[slug];
  if (!safety)
    throw new Error(`The treatment "${slug}" has no warnings. See content/catalogue/safety.`);
  return safety;
}
