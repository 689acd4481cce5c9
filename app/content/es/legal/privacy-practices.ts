// Translates content/en/legal/privacy-practices.ts as of 6b0ce914eb16.
import type { Facts } from "../../../facts/facts-schema";
import type { LegalDocument } from "../../word-shapes";

type PrivacyPractices = Omit<LegalDocument, "effective" | "updated"> &
  Partial<Pick<LegalDocument, "effective" | "updated">>;

/**
 * The page for the notice that 45 CFR 164.520(c)(3)(i) requires. Until the clinic has supplied the
 * notice, the page says so and nothing links to it.
 */
export function privacyPractices({
  privacyNotice: notice,
}: Pick<Facts, "privacyNotice">): PrivacyPractices {
  return {
    search: {
      title: "Aviso de prácticas de privacidad",
      description:
        "El aviso que dice a los pacientes cómo la clínica puede usar y compartir su información de salud, y sus derechos. No es la política de privacidad del sitio.",
      keywords: ["aviso de prácticas de privacidad", "privacidad del paciente"],
    },
    title: "Aviso de prácticas de privacidad",
    ...(notice && { effective: notice.effective, updated: notice.effective }),
    lead: "Este aviso trata de sus expedientes médicos. La Política de privacidad de este sitio web es otro documento.",
    sections: [
      {
        id: "notice",
        heading: "El aviso",
        blocks: notice
          ? notice.text.split(/\n\s*\n/)
          : [
              "El aviso todavía no está en esta página. Puede pedirnos una copia por teléfono o por correo electrónico.",
            ],
      },
    ],
  };
}
