// Translates content/en/pages/compare.ts as of 11841120b708.
import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import type { ComparedPair } from "../../en/pages/compare";
import { inOne } from "../../in-one";
import type { Hero, SearchWords } from "../../word-shapes";

export type { ComparedPair };

const lead =
  "Una tabla no puede decirle cuál es adecuado para usted, ni si alguno lo es. Su médico se lo dirá.";

export const compareWords = ({ figures }: Facts) => ({
  search: {
    title: "Comparar tratamientos: precio y seguridad",
    description:
      "Compare dos o tres tratamientos: para qué es cada uno, cómo se usa, su precio, qué más cuesta y quién no debe usarlo.",
    keywords: ["comparar tratamientos", "precios de tratamientos", "quién no debe usarlo"],
  } satisfies SearchWords,
  hero: { kicker: "Comparación", headline: "Comparar tratamientos", lead } satisfies Hero,
  titleOf: (names: readonly string[]) => names.join(" vs. "),
  caption: "Comparación de los tratamientos",
  rows: {
    summary: "Qué es",
    taken: "Cómo se usa",
    price: "Precio",
    holds: "Qué contiene un pedido",
    lasts: "Cuánto dura",
    status: "Estado ante la FDA",
    whoShouldNot: "Quién no debe usarlo, en breve",
    call911: "Cuándo llamar al 911",
    call911Also: "Más motivos para llamar al 911",
    consultation: "Primera consulta",
    extra: "Qué más cuesta",
    followUp: "Seguimiento",
  },
  call911InOne: (calls: readonly string[]) => inOne("Llame al 911 en caso", ", o", calls),
  allWarnings: (title: string) => `Todas las advertencias de ${title}`,
  followUp: (hasLabs: boolean) => [
    ...(hasLabs
      ? ["Los análisis de laboratorio se revisan a las 4–6 semanas y después cada tres meses."]
      : []),
    `Las visitas de seguimiento duran ${fromTo(figures.followUpMinutes)} minutos. Su médico puede querer verle más a menudo al principio o cuando cambia una dosis.`,
  ],
  form: {
    heading: "Elija qué comparar",
    first: "Primer tratamiento",
    second: "Segundo tratamiento",
    third: "Tercer tratamiento",
    choose: "Elija un tratamiento",
    none: "Ninguno",
    submit: "Comparar",
  },
  tooFew: "Elija al menos dos tratamientos diferentes.",
  /** Above the other treatments of its category. */
  chosenWith: (title: string) => `Compare ${title} con`,
  often: "Se comparan a menudo",
  all: "Todos los tratamientos",
});

export const sameForAll = (treatments: number) =>
  treatments === 2 ? "Igual en los dos" : "Igual en todos";

export const compareLinks = {
  withOne: (title: string) => `Comparar con ${title}`,
  withOthers: "Comparar con otros",
} as const;

export const comparedPairs: readonly ComparedPair[] = [
  {
    path: "semaglutide-tirzepatide",
    slugs: ["semaglutide", "tirzepatide"],
    headline: "Semaglutida y tirzepatida",
    search: {
      title: "Semaglutida vs. tirzepatida: precio, seguridad",
      description:
        "Comparación de semaglutida y tirzepatida: cómo se usan, el precio de cada una, estado ante la FDA, qué más cuesta y quién no debe usarlas.",
      keywords: ["semaglutida o tirzepatida", "precio de semaglutida", "precio de tirzepatida"],
    },
  },
  {
    path: "sildenafil-tadalafil",
    slugs: ["sildenafil", "tadalafil"],
    headline: "Sildenafilo y tadalafilo",
    search: {
      title: "Sildenafilo vs. tadalafilo: precio, seguridad",
      description:
        "Comparación de sildenafilo y tadalafilo: cómo se usan, cuánto cuesta cada uno, estado ante la FDA, seguimiento y quién no debe usarlos. Con receta.",
      keywords: ["sildenafilo o tadalafilo", "precio de sildenafilo", "precio de tadalafilo"],
    },
  },
  {
    path: "nad-forms",
    slugs: ["nad-injectable", "nad-nasal-spray"],
    headline: "NAD+: inyección y aerosol nasal",
    search: {
      title: "NAD+: inyección vs. aerosol nasal",
      description:
        "Comparación de las dos formas de NAD+: inyección y aerosol nasal, el precio de cada una, estado ante la FDA, qué más cuesta y quién no debe usarlas.",
      keywords: ["inyección o aerosol nasal de NAD+", "precio de NAD+"],
    },
  },
  {
    path: "glutathione-forms",
    slugs: ["glutathione-injectable", "glutathione-nasal"],
    headline: "Glutatión: inyección y aerosol nasal",
    search: {
      title: "Glutatión: inyección vs. aerosol nasal",
      description:
        "Comparación de las dos formas de glutatión: inyección y aerosol nasal, el precio de cada una, estado ante la FDA, otros costos y quién no debe usarlas.",
      keywords: ["inyección o aerosol nasal de glutatión", "precio de glutatión"],
    },
  },
  {
    path: "wolverine-forms",
    slugs: ["wolverine", "wolverine-ghk-cu"],
    headline: "Wolverine, con y sin GHK-Cu",
    search: {
      title: "Wolverine vs. Wolverine with GHK-Cu",
      description:
        "Comparación de Wolverine con y sin GHK-Cu: cómo se usan, el precio de cada uno, estado ante la FDA, otros costos y quién no debe usarlos.",
      keywords: ["péptido Wolverine", "GHK-Cu", "precio de Wolverine"],
    },
  },
];
