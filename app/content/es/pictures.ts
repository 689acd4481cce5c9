// Translates content/en/pictures.ts as of 099cb696caaf.
import type { PictureName } from "../en/pictures";

/** The words on a label are quoted as they are on the picture. */
const home =
  "Un tarro de color ámbar, dos pastillas que se disuelven en la boca, un frasco de aerosol nasal y dos frascos para inyección";
const peptideTherapy = "Modelo de una molécula del péptido BPC-157";
const laboratory = "Tubos etiquetados con muestras de sangre en una gradilla de madera";
const weightLoss = "Una manzana, unas almendras y un vaso de agua";
const aesthetics = "Un frasco con gotero y un tarro abierto de crema junto a dos conchas marinas";
const sexualHealth = "Dos sillones, uno frente al otro, junto a una lámpara";
const longevity = "Modelo de una molécula de NAD+";
const about = "Un bloque de coquina, la piedra de conchas, y tres conchas de coquina";
const contact = "Dos tazas de té junto a un teléfono";
const tools = "Un estetoscopio junto a un cuaderno y un bolígrafo";
const firstWeeks =
  "Ilustración de los tres pasos: una conversación con té, tubos de laboratorio y un plan, y un calendario de visitas de seguimiento";

/** The alternative text of each picture. */
export const pictureAlts: Record<PictureName, string> = {
  "nad-nasal-spray": "Frasco de aerosol nasal con la etiqueta NAD+",
  "wolverine-ghk-cu": "Frasco con la etiqueta Wolverine GHK-Cu",
  "glutathione-nasal": "Frasco de aerosol nasal con la etiqueta Glutathione",
  "tesamorelin-ipamorelin": "Dos frascos con la etiqueta Tesamorelin Ipamorelin",
  "glutathione-injectable": "Frasco con la etiqueta Glutathione",
  wolverine: "Frasco con la etiqueta Wolverine, BPC-157 / TB-500",
  "bpc-157-kpv": "Tarro con la etiqueta BPC-157 / KPV junto a dos cápsulas",
  "nad-injectable": "Frasco con la etiqueta NAD+",
  "tesamorelin-12mg-anti-aging": "Frasco con la etiqueta Tesamorelin",
  "primal-special-blend":
    "Tarro con la etiqueta Primal Special Blend junto a dos pastillas que se disuelven en la boca",
  "pt141-nasal-spray": "Frasco de aerosol nasal con la etiqueta PT-141",
  tadalafil: "Tarro con la etiqueta Tadalafil junto a dos tabletas",
  sildenafil: "Tarro con la etiqueta Sildenafil junto a dos tabletas",
  "hcg-for-men": "Frasco con la etiqueta HCG",
  "sermorelin-troche":
    "Tarro con la etiqueta Sermorelin junto a dos pastillas que se disuelven en la boca",
  testosterone: "Dos tubos con muestras de sangre, etiquetados para testosterona y hematocrito",
  semaglutide: "Frasco con la etiqueta Semaglutide",
  tirzepatide: "Frasco con la etiqueta Tirzepatide",
  "glp-r": "Dos frascos con la etiqueta GLP-R",
  "head-home-wide": home,
  "head-home-tall": home,
  "head-home-night-wide": home,
  "head-home-night-tall": home,
  "head-home-dawn-wide": home,
  "head-home-dawn-tall": home,
  "head-home-noon-wide": home,
  "head-home-noon-tall": home,
  "head-home-low-wide": home,
  "head-home-low-tall": home,
  "head-peptide-therapy-wide": peptideTherapy,
  "head-peptide-therapy-tall": peptideTherapy,
  "head-laboratory-wide": laboratory,
  "head-laboratory-tall": laboratory,
  "head-weight-loss-wide": weightLoss,
  "head-weight-loss-tall": weightLoss,
  "head-aesthetics-wide": aesthetics,
  "head-aesthetics-tall": aesthetics,
  "head-sexual-health-wide": sexualHealth,
  "head-sexual-health-tall": sexualHealth,
  "head-longevity-wide": longevity,
  "head-longevity-tall": longevity,
  "head-about-wide": about,
  "head-about-tall": about,
  "head-contact-wide": contact,
  "head-contact-tall": contact,
  "head-tools-wide": tools,
  "empty-shell": "Una concha de coquina vacía sobre la arena",
  receipt: "Un recibo doblado debajo de una piedrita",
  "first-weeks-wide": firstWeeks,
  "first-weeks-tall": firstWeeks,
  "first-weeks-night-wide": firstWeeks,
  "first-weeks-night-tall": firstWeeks,
  "body-scan":
    "Modelo 3D de un cuerpo con anillos de medida en el pecho, la cintura, las caderas, los muslos y las pantorrillas",
};

/** What a preview card shows. */
export const cardAlt = (picture: string, clinic: string) =>
  `${picture}, junto al título de la página y el nombre ${clinic}`;
