// Translates content/en/legal/privacy.ts as of bcbb173c7dfb.
import { mailKinds } from "~/core/db/tables/mail-tables";
import { mostWrongTries } from "~/core/limits/attempt-limit";
import {
  backupKeepMonths,
  erasedAfterDays,
  estimateRetentionYears,
  logKeepDays,
  paymentRetentionYears,
  retentionMonths,
  staffBrowserDays,
  staffSessionHours,
} from "~/core/time/periods";
import { formatPhone } from "~/facts/format-facts";
import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";
import { linkRestsAfterDays } from "~/staff/inquiry-record/inquiry-states";
import type { Facts } from "../../../facts/facts-schema";
import { stateName } from "../../../facts/places";
import type { LegalDocument } from "../../word-shapes";
import { mailContents } from "./mail-contents";
import { noTrackingResult as measured } from "./no-tracking-result";

/** Data that the form asks for, by field; fields with the same text share a line. */
export const privacyOfFields: Record<InquiryField, string> = {
  firstName: "su nombre y apellidos",
  lastName: "su nombre y apellidos",
  email: "su correo electrónico y número de teléfono",
  phone: "su correo electrónico y número de teléfono",
  service: "el servicio que le interesa",
  message: "un mensaje, si desea agregarlo",
  reachBy: "cómo comunicarnos con usted y si no debemos dejar mensajes de voz",
  callWindow: "cuándo podemos devolverle la llamada",
  noVoicemail: "cómo comunicarnos con usted y si no debemos dejar mensajes de voz",
  wantsEstimate: "si desea un estimado de buena fe del costo",
};

/** Distinct items, with a semicolon after all but the last. */
function sentenceOfItems(items: string[]) {
  const once = [...new Set(items)];
  return once.map((item, place) => `${item}${place === once.length - 1 ? "." : ";"}`);
}

/** Without the notice on this website, the text does not mention it. */
const noticeOfPractices = ({ privacyNotice }: Pick<Facts, "privacyNotice">) =>
  privacyNotice
    ? "Nuestro Aviso de prácticas de privacidad está en este sitio web, en /notice-of-privacy-practices. En cuanto a los expedientes médicos, ese aviso tiene prioridad sobre esta política."
    : "Cuando la HIPAA nos exige un Aviso de prácticas de privacidad, ese aviso tiene prioridad sobre esta política en cuanto a los expedientes médicos. No está en este sitio web. Puede pedirnos una copia en cualquier momento.";

/** Describes what this software does with data: a change to one requires a change to the other. */
export const privacyPolicy = (facts: Facts): LegalDocument => ({
  search: {
    title: "Política de privacidad",
    description:
      "Qué guarda este sitio cuando usted escribe o paga, quién lo ve, por cuánto tiempo y cómo pedir que se borre. Sin cookies ni rastreo en las páginas públicas.",
    keywords: [
      "política de privacidad",
      "privacidad del paciente",
      "sin rastreo",
      `clínica de bienestar ${facts.city}`,
    ],
  },
  title: "Política de privacidad",
  updated: "28 de noviembre de 2026",
  lead: "Puede leer todo este sitio sin decirnos quién es. Si nos escribe o paga en línea, esta página dice qué guardamos, quién lo ve y por cuánto tiempo.",
  sections: [
    {
      id: "in-short",
      heading: "En resumen",
      blocks: [
        {
          list: [
            "Recopilamos lo que usted escribe en nuestros formularios, lo que nos dice cuando llama o escribe y lo que Stripe nos muestra de un pago con tarjeta.",
            "Lo usamos para responderle y para procesar su pago. No lo vendemos, y no vendemos datos personales sensibles.",
            "Las páginas públicas no instalan cookies y no cargan nada de otras empresas.",
            "El número de su tarjeta va al proveedor de pagos, nunca a nosotros.",
            `Las solicitudes se borran ${retentionMonths} meses después del último contacto, o antes si usted lo pide.`,
          ],
        },
        `Esta política es de ${facts.legalName} (“${facts.name}”, “nosotros”, “nos”), de ${facts.city}, ${stateName(facts, "es")}. Abarca este sitio.`,
      ],
    },
    {
      id: "inquiries",
      heading: "Cuando envía una solicitud",
      blocks: [
        "El formulario de la página de contacto pide:",
        {
          list: sentenceOfItems(Object.values(privacyOfFields)),
        },
        "Guardamos estos datos en la base de datos propia de la clínica, con la hora, un número de referencia, la página de este sitio desde la que usted llegó, el idioma en que le escribimos, un código que evita que una solicitud se guarde dos veces y un índice de sus palabras para las búsquedas de nuestro personal.",
        "Si usted llama o viene, nuestro personal puede anotar los mismos datos, y por qué medio llegó usted. Solo le enviamos correos electrónicos al respecto si está de acuerdo.",
        "Mientras trabajamos en ella, agregamos su estado, notas sobre las llamadas, cuándo debemos volver a comunicarnos con usted, citas, estimados de buena fe y cuándo debe entregarse uno, qué solicitudes vienen de la misma persona (en ese caso pueden compartir una sola página privada), si un texto tiene palabras, como “dolor en el pecho”, que debemos leer primero, los mensajes entre usted y nosotros y si fueron vistos, una respuesta que hemos empezado, quién tiene abierta la solicitud y quién hizo qué y cuándo. Un estimado contiene su nombre, la atención para la que es, cada concepto con su precio y, cuando la ley los pide, códigos y su fecha de nacimiento; anotamos cuándo y cómo se lo dimos.",
        "El servicio que elige puede decir algo sobre su salud, y así lo tratamos. Por favor, guarde para su consulta los detalles médicos, los resultados de pruebas y los números de seguro médico.",
        "Un campo oculto nos ayuda a detectar mensajes enviados por máquinas. Lo que parece spam se guarda y se marca, y no se envía ningún correo salvo que nuestro personal vea que es auténtico.",
      ],
    },
    {
      id: "emails",
      heading: "Los correos que siguen",
      blocks: [
        "El correo electrónico común no es tan privado como una base de datos, por eso nuestros correos dicen poco.",
        {
          list: [
            ...mailKinds.map((kind) => mailContents[kind].says).filter((says) => says !== ""),
            "Cuando los correos se retrasan, la clínica recibe un aviso solo con cantidades y horas.",
          ],
        },
        "Los correos que le enviamos llevan la referencia y, en general, su nombre de pila y un enlace privado. Llevamos un registro de si cada uno se entregó.",
        "Si usted acepta en su página privada, el día antes de una cita le enviamos un mensaje de texto como recordatorio, con el día, la hora y nuestro número de teléfono, por medio de Twilio. Responda STOP para dejar de recibirlos: de un número que lo pidió, guardamos solo un código creado a partir de él.",
        "Si nos dice, con el enlace de la confirmación, que no fue usted quien escribió, no enviamos más confirmaciones a esa dirección. Guardamos solo un código creado a partir de ella, mientras mantengamos este sitio. La página privada de esa solicitud deja de funcionar, y no le enviamos ningún correo sobre ella hasta que nuestro personal la haya revisado.",
      ],
    },
    {
      id: "status-link",
      heading: "Su página privada",
      blocks: [
        "La página que le da las gracias por una solicitud y nuestros correos contienen un enlace privado que no se puede adivinar. Su página muestra si su solicitud se recibió, está en revisión o ya nos comunicamos con usted; los mensajes entre usted y nosotros y quién respondió; sus estimados de buena fe; y sus citas. Donde lo ofrecemos, puede reservarlas, cambiarlas y cancelarlas por su cuenta.",
        `Quien tenga el enlace puede leerla: por favor, no lo comparta. Después de ${linkRestsAfterDays} días sin uso, o cuando hemos restaurado nuestros registros desde una copia de seguridad, la página pide sus apellidos y los cuatro últimos dígitos de su número de teléfono; ${mostWrongTries} respuestas incorrectas anulan el enlace. Si otra persona puede tener su enlace, llámenos: podemos anularlo y enviarle uno nuevo. El enlace deja de funcionar cuando se borra la solicitud.`,
      ],
    },
    {
      id: "no-tracking",
      heading: "Sin cookies y sin rastreo en las páginas públicas",
      blocks: [
        "Nuestras páginas públicas:",
        {
          list: [
            "no instalan cookies;",
            "no guardan nada en su navegador cuando usted solo lee;",
            "no piden nada a otra empresa: los tipos de letra, las imágenes y los scripts vienen todos de nuestro servidor;",
            "no contienen herramientas de análisis, píxeles publicitarios, botones de redes sociales ni mapas insertados.",
          ],
        },
        "Lo que escribe en el formulario de solicitud se queda en esta pestaña del navegador hasta que usted lo envía, vacía el formulario o cierra la pestaña. Lo mismo ocurre con Mi lista y con un título de pestaña oculto, a menos que marque “Guardar en este dispositivo” para Mi lista. Nada de eso se nos envía, a menos que usted lo envíe.",
        "No hay nada que desactivar, ni con un aviso emergente ni con Global Privacy Control.",
        `Lo comprobamos con cada versión, en cada página pública y en un navegador real. Última medición, el ${measured.measuredOn}: ${measured.pages} páginas y ${measured.states} estados más de ellas hicieron ${measured.requests} peticiones. A otras empresas: ${measured.requestsToOthers}. Cookies: ${measured.cookies}. Elementos guardados en el navegador: ${measured.storedItems}.`,
        `Existen dos cookies, ambas para nuestro personal. Un navegador las recibe solo cuando una de esas personas inicia sesión: una mantiene abierta su sesión hasta ${staffSessionHours} horas, y la otra reconoce el navegador la próxima vez, hasta ${staffBrowserDays} días. Los visitantes nunca las reciben.`,
      ],
    },
    {
      id: "payments",
      heading: "Cuando paga en línea",
      blocks: [
        "Usted escribe un monto y, si quiere, una descripción. Enviamos ambos a Stripe, nuestro proveedor de pagos con tarjeta, y usted escribe el número de su tarjeta en la página segura de Stripe. El número no pasa por nuestro sitio, y nunca lo vemos.",
        "Guardamos el monto, la descripción, el número de factura si usted da uno, una referencia, la hora, si el pago se completó o por qué falló, cualquier reembolso o disputa y la dirección de correo electrónico que usted dio a Stripe. Nuestro personal puede pedirle un monto en su página privada, y anotar a qué solicitud pertenece un pago y qué hizo al respecto. Los registros de Stripe también nos muestran su nombre, el tipo de tarjeta y sus cuatro últimos dígitos.",
        "La página a la que usted regresa muestra el monto, la descripción, la referencia y la hora a quien tenga su dirección.",
        "Por favor, no escriba detalles de salud en la descripción: basta con un número de factura o su nombre. Las páginas de Stripe siguen la política de privacidad de Stripe y pueden usar cookies.",
      ],
    },
    {
      id: "server-records",
      heading: "Qué registra el servidor",
      blocks: [
        `Nuestro servidor lleva un registro técnico para encontrar fallas y ataques, hasta por ${logKeepDays} días. Anota eventos con su hora, como una solicitud guardada, un correo electrónico enviado o un pago iniciado, cada uno con su referencia, y las peticiones de páginas que no existen. No registra sus visitas a las páginas ni nada de lo que escribe en un formulario.`,
        "Para frenar los abusos, el servidor cuenta los formularios por dirección de internet (IP). Guarda solo una forma codificada de la dirección, y solo por poco tiempo; cuando rechaza un formulario, un pago o un inicio de sesión, el registro también la tiene. No se usa para averiguar quién es usted.",
      ],
    },
    {
      id: "use",
      heading: "Cómo usamos su información",
      blocks: [
        {
          list: [
            "para llamarle o escribirle sobre su solicitud y acordar una consulta;",
            "para cobrar pagos, asociarlos a su cuenta y llevar nuestra contabilidad;",
            "para mantener el sitio seguro y en funcionamiento;",
            "para cumplir la ley y defender nuestros derechos legales.",
          ],
        },
        "No alquilamos información personal, no la compartimos para publicidad, no creamos perfiles y no dejamos que un programa decida sobre su atención. Enviar una solicitud no le inscribe para recibir llamadas, mensajes de texto ni correos electrónicos de mercadeo.",
      ],
    },
    {
      id: "sharing",
      heading: "Quién más la ve",
      blocks: [
        "Dentro de la clínica, el personal que necesita su información para hacer su trabajo; también puede exportar solicitudes a un archivo para ese trabajo. Fuera de ella, solo:",
        {
          list: [
            "las empresas que trabajan para nosotros, como las que operan nuestro servidor y transportan nuestro correo electrónico. Pueden usar los datos solo para ese trabajo. Cuando se aplica la HIPAA, esta exige un acuerdo por escrito con ellas;",
            "Stripe, para los pagos con tarjeta, y Twilio, para los mensajes de texto si usted los aceptó;",
            "las autoridades, los tribunales y otros, cuando lo exige la ley o una orden legal válida;",
            "un nuevo propietario, si la clínica se vende o se fusiona, que queda obligado por esta política.",
          ],
        },
      ],
    },
    {
      id: "retention",
      heading: "Cuánto tiempo la guardamos",
      blocks: [
        {
          list: [
            `Las solicitudes y todo lo que se guarda con ellas, incluido el spam: ${retentionMonths} meses después del último contacto. Luego se ocultan, y se borran definitivamente unos ${erasedAfterDays} días después. Si fuera a borrarse de una vez una cantidad inusual, un propietario de la clínica lo confirma primero.`,
            `Los estimados de buena fe que le dimos: ${estimateRetentionYears} años, aparte de la solicitud, como exige la ley federal (45 CFR 149.610(f)).`,
            `Los registros de pagos: ${paymentRetentionYears} años, lo que cubre los plazos que las leyes de impuestos fijan para los registros comerciales.`,
            `Las copias de seguridad cifradas pueden contener datos borrados hasta ${backupKeepMonths} meses más. Las usamos solo para reparar una pérdida.`,
            `El registro técnico, con las direcciones IP codificadas que contiene: ${logKeepDays} días.`,
            "El registro de quién de nuestro personal vio o cambió algo se conserva y nombra las solicitudes solo por su referencia. También se conserva una lista de lo que retiramos, como enlaces privados y cuentas del personal, que evita que una reparación lo recupere.",
            "Los expedientes médicos, una vez que usted es paciente: el tiempo que exijan la ley de Florida y la ley federal. Se guardan aparte de este sitio.",
          ],
        },
      ],
    },
    {
      id: "your-rights",
      heading: "Sus derechos: ver, corregir, borrar",
      blocks: [
        "Viva donde viva, puede preguntarnos qué datos tenemos sobre usted y pedir una copia, pedir que los corrijamos o los borremos y pedir que dejemos de comunicarnos con usted.",
        "Escríbanos o llámenos: vea “Contacto”. Pedirlo no cuesta nada y no afecta su atención. Para protegerle, primero confirmamos su identidad, por ejemplo, por el correo electrónico o el número de teléfono que ya tenemos. Respondemos en un plazo de 30 días.",
        "Algunas cosas, como los registros de pagos, los estimados y los expedientes médicos, quizá debamos conservarlas el tiempo que exige la ley. Si es así, se lo decimos. Después de borrar datos, conservamos un breve registro de ello.",
      ],
    },
    {
      id: "health-privacy",
      heading: "Privacidad de la salud y la HIPAA",
      blocks: [
        "Con una solicitud, usted pide que nos comuniquemos con usted. Todavía no es un expediente de paciente y no hace que usted sea paciente. Aun así, la protegemos como información relacionada con la salud y cumplimos la HIPAA, la ley federal de privacidad de la salud, siempre que se aplique.",
        `Una vez que usted es paciente, su expediente médico está protegido por la sección 456.057 de los Estatutos de Florida y, cuando se aplica, por la HIPAA. ${noticeOfPractices(facts)}`,
      ],
    },
    {
      id: "storage-location",
      heading: "Dónde se guardan los registros",
      blocks: [
        "Una ley de expedientes electrónicos (Florida Electronic Health Records Exchange Act, sección 408.051 de los Estatutos de Florida) exige a muchos proveedores de atención médica que la información de pacientes guardada fuera de sus instalaciones, incluso en un servicio en la nube, se mantenga en los Estados Unidos continentales, sus territorios o Canadá. Guardamos los expedientes de nuestros pacientes según esa regla cuando se aplica a nosotros, y según ella elegimos también dónde se aloja la base de datos de este sitio.",
      ],
    },
    {
      id: "breach-notice",
      heading: "Si algo sale mal",
      blocks: [
        "Si alguien accede a su información personal sin permiso, le avisamos como exige la Ley de Protección de la Información de Florida (Florida Information Protection Act, sección 501.171 de los Estatutos de Florida): cuanto antes, y a más tardar 30 días después de que determinemos que hubo una violación de datos o tengamos motivos para creer que la hubo, a menos que esa ley permita otra cosa. Avisamos al Departamento de Asuntos Legales de Florida de una violación de datos que afecte a 500 o más personas en Florida, y damos los avisos que exige la HIPAA.",
      ],
    },
    {
      id: "security",
      heading: "Cómo la protegemos",
      blocks: [
        {
          list: [
            "La conexión con este sitio web está cifrada.",
            "El personal debe iniciar sesión, y el número de intentos es limitado.",
            "Las solicitudes se guardan antes de que se le diga que se enviaron, y se hacen copias de seguridad de ellas.",
          ],
        },
        "Ningún sistema es perfectamente seguro. Si encuentra un punto débil, por favor, escríbanos y lo corregimos.",
      ],
    },
    {
      id: "staff",
      heading: "Personas que trabajan para nosotros",
      blocks: [
        "Para las cuentas de nuestro personal guardamos el nombre, el correo electrónico, la función, cuándo y con qué tipo de navegador inician sesión, códigos que comprueban sus contraseñas, llaves de acceso, códigos de recuperación y enlaces de calendario, sus horarios de trabajo y ausencias, y lo que hacen con las solicitudes, los pagos, las respuestas guardadas y el sitio web. Reciben una invitación por correo electrónico, y un aviso cuando cambia una forma de iniciar sesión, cambia su correo electrónico, se usa un código de recuperación, un navegador nuevo inicia sesión, se escriben muchos códigos incorrectos o cambia el correo electrónico de la propia clínica; un aviso que no nombra a nadie cuando un colega les asigna una solicitud; y, si lo desean, un resumen del día en cifras.",
      ],
    },
    {
      id: "children",
      heading: "Niños y adolescentes",
      blocks: [
        "Este sitio web y nuestros servicios son para adultos de 18 años o más, y no recopilamos a sabiendas información de nadie menor de esa edad. Si cree que un menor nos ha escrito, díganoslo y la borramos.",
      ],
    },
    {
      id: "changes",
      heading: "Cambios a esta política",
      blocks: [
        "Si cambiamos la forma en que manejamos la información, primero cambiamos esta página y su fecha. Si un cambio es importante para información que usted ya envió, se lo decimos por correo electrónico antes de que entre en vigor, cuando podemos, y pedimos su consentimiento cuando la ley lo exige.",
      ],
    },
    {
      id: "contact",
      heading: "Contacto",
      blocks: [
        `Para cualquier asunto de privacidad, escriba a ${facts.legalName}, ${facts.city}, ${stateName(facts, "es")}, a ${facts.email}, o llame al ${formatPhone(facts.phones.clinic)}.`,
        "Si cree que se violaron sus derechos de privacidad de la salud, también puede presentar una queja ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de los EE.\u00a0UU., en el 1-800-368-1019 o en www.hhs.gov/ocr. No tomaremos represalias contra usted por presentar una queja.",
      ],
    },
  ],
});
