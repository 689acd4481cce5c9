import type { Brands } from "../../catalogue/find";

/** Search words of people who do not know a page's name, by the page's path. */
export const keywordsOf: Readonly<Record<string, string>> = {
  "/peptide-therapy":
    "peptide peptides recovery injury joint joints tendon muscle sleep sleeping insomnia healing gut",
  "/hormone-replacement":
    "hormone hormones replacement therapy injection injections shot shots trt hrt bhrt low t lowt testosterone estrogen oestrogen estradiol progesterone menopause hot flashes andropause tired tiredness fatigue energy always exhausted men women",
  "/weight-loss":
    "weight shots shot injection injections pill pills fat diet appetite obesity slim belly pounds glp1 glp skinny lose losing",
  "/weight-loss-aesthetics":
    "aesthetics aesthetic skin hair wrinkles face filler fillers laser lips acne cosmetic beauty medspa botulinum facial",
  "/sexual-health":
    "sex sexual ed erectile dysfunction erection libido desire drive impotence intimacy blue pill bedroom",
  "/anti-aging-longevity":
    "longevity aging ageing antiaging anti energy tired fatigue nad glutathione age older vitality",
  "/contact":
    "hours open opening saturday sunday weekend closed address location where phone number call email appointment book booking schedule directions parking visit contact video telehealth night subscription renew hsa fsa medicare",
  "/payment": "pay payment bill invoice balance card owe checkout",
  "/services": "price prices cost costs how much list treatments catalog",
  "/good-faith-estimate": "estimate good faith cost price insurance bill",
  "/refund-policy": "refund refunds money back cancel cancellation reschedule",
  "/styku": "body scan scanner 3d body fat composition measurements measure styku",
  "/about": "about doctor physician staff team who people clinic",
  "/faqs": "faq faqs questions answers help",
  "/privacy": "privacy hipaa data personal",
  "/weight-loss-rights": "rights bill of rights weight",
  "/terms": "terms conditions",

  "/treatments/semaglutide": "weight shots shot injection glp1 glp 1 semaglutid cost",
  "/treatments/tirzepatide": "weight shots shot injection glp1 glp 1 tirzepatid cost",
  "/treatments/glp-r": "weight shots",
  "/treatments/hcg-for-men": "hcg fertility testosterone men sperm",
  "/treatments/sermorelin-troche": "sleep growth hormone gh hgh",
  "/treatments/tesamorelin-12mg-anti-aging": "growth hormone gh hgh belly fat",
  "/treatments/tesamorelin-ipamorelin": "growth hormone gh hgh sleep",
  "/treatments/wolverine": "injury tendon joint recovery tb500 healing",
  "/treatments/wolverine-ghk-cu": "injury tendon joint skin hair copper",
  "/treatments/bpc-157-kpv": "gut stomach digestion bpc",
  "/treatments/nad-injectable": "energy fatigue tired nad",
  "/treatments/nad-nasal-spray": "energy fatigue tired nad",
  "/treatments/glutathione-injectable": "antioxidant skin energy",
  "/treatments/glutathione-nasal": "antioxidant skin",
  "/treatments/sildenafil": "ed erectile dysfunction erection pill impotence",
  "/treatments/tadalafil": "ed erectile dysfunction erection pill impotence",
  "/treatments/pt141-nasal-spray": "libido desire sex drive women bremelanotide",
  "/treatments/primal-special-blend": "libido desire sex drive ed",
};

/** Other names of a page's subject, which the page itself does not use. */
export const brands: Brands = [
  {
    href: "/weight-loss",
    names: [
      "Mounjaro",
      "Ozempic",
      "Rybelsus",
      "Saxenda",
      "Victoza",
      "Wegovy",
      "Zepbound",
      "Trulicity",
      "Contrave",
      "Qsymia",
      "Adipex",
    ],
  },
  {
    href: "/sexual-health",
    names: [
      "Adcirca",
      "Addyi",
      "Alyq",
      "Cialis",
      "Levitra",
      "Revatio",
      "Staxyn",
      "Stendra",
      "Viagra",
      "Vyleesi",
    ],
  },
  {
    href: "/hormone-replacement",
    names: [
      "AndroGel",
      "Aveed",
      "Climara",
      "Estrace",
      "Jatenzo",
      "Kyzatrex",
      "Premarin",
      "Prometrium",
      "Testim",
      "Testopel",
      "Vivelle",
      "Xyosted",
      "Egrifta",
      "Geref",
      "Novarel",
      "Ovidrel",
      "Pregnyl",
    ],
  },
  {
    href: "/weight-loss-aesthetics",
    names: [
      "Botox",
      "Daxxify",
      "Dysport",
      "Jeuveau",
      "Juvederm",
      "Kybella",
      "Latisse",
      "Radiesse",
      "Restylane",
      "Sculptra",
      "Xeomin",
    ],
  },
];

/** Names of results whose page is called otherwise, or has no link of its own. */
export const searchEntryNames = {
  aesthetics: "Aesthetics",
  treatments: "Treatments and prices",
} as const;

export const searchWords = {
  /** Above results that are not treatments. */
  pages: "Pages and answers",
  brand: "Ask the physician which approved medicines can be prescribed",
  brandText:
    "We list no treatment under the brand name of an approved medicine. This page is about the area:",
  nothing: {
    questions: "Questions and answers",
    write: "Write to us",
  },
  submit: "Search",
  kinds: { area: "Area of care", page: "Page", question: "Question", treatment: "Treatment" },
} as const;
