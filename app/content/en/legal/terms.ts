import { formatPhone } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { courts } from "../../../facts/identity";
import { stateName } from "../../../facts/places";
import type { LegalDocument } from "../../word-shapes";
import { freeConsultation } from "../free-consultation";

export const termsOfUse = (facts: Facts): LegalDocument => ({
  search: {
    title: "Terms of Use",
    description:
      "The rules for using our website: general information, not medical advice. Prescriptions follow an exam. Prices, payments, cancellations and Florida law.",
    keywords: [
      "terms of use",
      "medical disclaimer",
      "website terms",
      "compounded medicines",
      `wellness clinic ${facts.city}`,
    ],
  },
  title: "Terms of Use",
  updated: "November 28, 2026",
  lead: "These are the rules for using this website. The two most important: nothing here is medical advice, and in an emergency, call 911.",
  sections: [
    {
      id: "agreement",
      heading: "Your agreement with us",
      blocks: [
        `This website belongs to ${facts.legalName} (“${facts.name},” “we,” “us”), a physician-guided wellness clinic in ${facts.city}, ${stateName(facts)}. By using it, you agree to these terms. If you do not agree, please do not use it; you can call us instead.`,
        "These terms cover the website. Your care as a patient is covered by the law, by your physician’s duties, and by the forms that you read and sign at the clinic.",
      ],
    },
    {
      id: "emergencies",
      heading: "Not for emergencies",
      blocks: [
        "If you may have a medical emergency, call 911 or go to the nearest emergency room now. Do not use this website, its form or email for anything urgent. Messages are not watched around the clock. If you are thinking about suicide or are in a mental health crisis, call or text 988.",
      ],
    },
    {
      id: "age",
      heading: "Adults only",
      blocks: [
        "You must be 18 or older to send an inquiry or make a payment here. Our services are for adults.",
      ],
    },
    {
      id: "no-medical-advice",
      heading: "Information, not medical advice",
      blocks: [
        "The pages on this website give general information. They are not medical advice, a diagnosis or a treatment plan, and they do not know you. Do not start, stop or change a medicine, and do not put off seeing a doctor, because of something you read here. Ask a physician who knows your history.",
        "We work to keep the information right and current, but medicine changes and mistakes happen. Results differ from person to person. No result is promised.",
      ],
    },
    {
      id: "no-relationship",
      heading: "No physician–patient relationship",
      blocks: [
        "Reading this website, sending an inquiry, calling us or making a payment does not make you our patient and does not create a physician–patient relationship. That relationship begins only when a licensed clinician of the clinic has agreed to care for you. We may decide that we are not the right place for your care.",
      ],
    },
    {
      id: "catalog",
      heading: "The catalog only informs",
      blocks: [
        "The catalog shows treatments and their prices. You cannot buy anything through it. Every treatment needs a consultation, an evaluation and a physician’s prescription. The physician alone decides, and may recommend something else or nothing at all. A treatment that is shown may not be suitable for you, or may not be available.",
        "Paying an amount through the payment page does not entitle you to a prescription. Please do not pay for a treatment before a physician has prescribed it for you.",
      ],
    },
    {
      id: "compounded-medicines",
      heading: "Compounded medicines",
      blocks: [
        "Some treatments are compounded medicines. A licensed pharmacy prepares them for one patient’s prescription. Compounded medicines are not FDA-approved. The FDA does not review them for safety, effectiveness or quality before they are sold. They are not generic versions of FDA-approved medicines, and nothing here says that they work the same way.",
        "The rules for some ingredients, among them several peptides, change from time to time. We prescribe only what the law allows on the day of the prescription. Statements about supplements have not been evaluated by the FDA; supplements are not meant to diagnose, treat, cure or prevent any disease.",
      ],
    },
    {
      id: "prices",
      heading: "Prices and offers",
      blocks: [
        "Prices are in US dollars and may change without notice. They are general prices, not an offer to you in particular. What you pay is confirmed before you agree to a treatment. Where a price with a line through it stands beside another, the one without the line is our price. If a price is shown wrongly, we may correct it before you pay.",
        `${freeConsultation} Treatments have fees, too, and you are told before they arise. Florida law gives you a 72-hour right in connection with free and discounted services. It is quoted at the foot of every page and explained in our Refund Policy.`,
        "If you have no insurance or do not plan to use it, you have a right to a good-faith estimate of the cost. See our Good-Faith Estimate notice.",
      ],
    },
    {
      id: "payments",
      heading: "Online payments",
      blocks: [
        "On the payment page you choose an amount and go to the secure page of Stripe, our card payment provider, where you enter your card. Stripe’s own terms apply there. You confirm that the card is yours or that you may use it, and that the amount is right. Check it before you pay.",
        "A payment is complete when Stripe confirms it. We may refuse payments that look like fraud or card testing. Payments are covered by our Refund Policy: fees are non-refundable, except as that policy or the law says.",
      ],
    },
    {
      id: "cancellations",
      heading: "Canceling or rescheduling",
      blocks: [
        `Please give us at least ${facts.figures.cancellationHours} hours’ notice to cancel or move an appointment, by phone at ${formatPhone(facts.phones.clinic)} or by email to ${facts.email}. Otherwise the fees for it are forfeited. The Refund Policy has the details.`,
      ],
    },
    {
      id: "your-messages",
      heading: "What you send us",
      blocks: [
        "Give your own name and contact details, and make sure that they are correct. By sending an inquiry, you ask us to call or write to you about it. Email and web forms are not the place for detailed medical information. Our Privacy Policy says what we store and for how long.",
      ],
    },
    {
      id: "acceptable-use",
      heading: "Fair use",
      blocks: [
        "When you use this website, do not:",
        {
          list: [
            "break the law, or harm or harass anyone;",
            "pretend to be someone else, or send false or advertising messages;",
            "try to enter parts that are not public, or to get around limits and safeguards;",
            "disturb or overload it, send malware, or test cards on the payment page;",
            "use it to get a prescription for someone else.",
          ],
        },
        "Researchers who look for weaknesses in good faith and tell us about them, without touching other people’s data, are welcome. We may block access that breaks these rules.",
      ],
    },
    {
      id: "intellectual-property",
      heading: "Texts, pictures and names",
      blocks: [
        `The texts, pictures, design, name and logo of ${facts.name} belong to us or to those who let us use them. You may read, print, link to and share pages for personal, noncommercial use. For anything else, ask us first in writing. Other names belong to their owners; mentioning them does not mean that they endorse us.`,
      ],
    },
    {
      id: "other-websites",
      heading: "Other websites",
      blocks: [
        "Some pages lead to websites of others, such as the payment provider or a government office. We do not control those websites and are not responsible for what they show or do.",
      ],
    },
    {
      id: "warranty",
      heading: "No warranty for the website",
      blocks: [
        "We offer this website “as is” and “as available.” As far as the law allows, we give no warranty, express or implied, that it is complete, free of errors or always reachable. We may change or close parts of it at any time.",
      ],
    },
    {
      id: "liability",
      heading: "Limits of our liability",
      blocks: [
        "As far as the law allows, we are not liable for indirect, incidental, special or consequential damages, or for lost profits or lost data, that come from using this website or from not being able to use it.",
        "This section is about the website only. It does not limit or exclude:",
        {
          list: [
            "liability for medical care, including claims for medical negligence;",
            "liability for gross negligence, fraud or intentional harm;",
            "any right or claim that Florida or federal law does not allow to be limited or given up.",
          ],
        },
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law and courts",
      blocks: [
        `These terms are governed by the law of the State of ${stateName(facts)} and, where it applies, the law of the United States. Please talk to us first; most problems can be solved that way. If a dispute about these terms or this website must go to court, it must be brought in the state courts in ${courts.county} County, ${stateName(facts)}, or, where they have jurisdiction, the federal court in ${courts.federal}, unless the law gives you the right to bring it elsewhere.`,
      ],
    },
    {
      id: "general",
      heading: "If part of these terms cannot be enforced",
      blocks: [
        "If a court finds one part of these terms invalid, the rest stays in force. If we do not enforce a term at once, we have not given it up. These terms, with the Privacy Policy and the Refund Policy, are the whole agreement about the use of this website.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: [
        "We may change these terms. The new text is published here with a new date and covers your use of the website from then on. A change does not affect payments already made.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        `${facts.legalName}, ${facts.city}, ${stateName(facts)}. Phone ${formatPhone(facts.phones.clinic)}, email ${facts.email}.`,
      ],
    },
  ],
});
