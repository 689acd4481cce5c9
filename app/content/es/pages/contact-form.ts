// Translates content/en/pages/contact-form.ts as of 90b3e37a53cc.
import { bookAloneWords } from "./book-alone";
import type { ContactFormWords } from "./page-words";

export const contactFormWords = {
  heading: "Pida una consulta",
  intro:
    "Díganos quién es y de qué le gustaría hablar. Le llamaremos o le escribiremos por correo electrónico para acordar una hora. Por favor, deje los detalles médicos para su visita.",
  privacyNote:
    "Su privacidad importa. Por favor, no envíe detalles médicos aquí. Usamos lo que nos envía solo para responderle, y cumplimos la HIPAA, la ley federal de privacidad de la salud, donde se aplica. En una emergencia, llame al 911.",
  contactedFor:
    "Llamamos o escribimos por correo electrónico solo por esta solicitud. No hacemos mercadeo con llamadas ni mensajes de texto automáticos. Este formulario es para personas de 18 años o más.",
  backTo: (name: string) => `Volver a ${name}`,
  backToSite: "Volver a la página de la que vino",
  home: "Volver a la página de inicio",
  emailExample: "Por ejemplo: nombre@example.com",
  nameHow: "Por favor, no ponga puntos ni números: St John Jr, por ejemplo.",
  phoneHow:
    "Por favor, escriba solo el número: 904-555-0114, por ejemplo. Una extensión va en el mensaje.",
  noService: "Elija un servicio",
  anyTime: "En horario del consultorio",
  callOnOpenDay: (time) => `El próximo día que abrimos, ${time} (${bookAloneWords.zone})`,
  callOn: (when) => `El ${when} (${bookAloneWords.zone})`,
  /** `when` has no article of its own: "martes 10 de marzo, de 2 a 4 p. m.". */
  weCall: (when) => `Le llamaremos el ${when}, ${bookAloneWords.zone}.`,
  honeypot: "Deje esto vacío",
  submit: "ENVIAR SOLICITUD",
  submitting: "ENVIANDO...",
} as const satisfies ContactFormWords;
