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
      title: "Notice of Privacy Practices",
      description:
        "The notice that tells patients how the clinic may use and share their health information, and what rights they have. It is not the website’s privacy policy.",
      keywords: ["notice of privacy practices", "patient privacy"],
    },
    title: "Notice of Privacy Practices",
    ...(notice && { effective: notice.effective, updated: notice.effective }),
    lead: "This notice is about your medical records. The Privacy Policy of this website is separate.",
    sections: [
      {
        id: "notice",
        heading: "The notice",
        blocks: notice
          ? notice.text.split(/\n\s*\n/)
          : ["The notice is not on this page yet. You can ask us for a copy by phone or email."],
      },
    ],
  };
}
