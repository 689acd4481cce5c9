import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { render, toPlainText } from "@react-email/render";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import type { Language } from "~/content/languages";

const colors = { paper: "#f6f3ee", sheet: "#ffffff", ink: "#26302f", quiet: "#5c6664" };
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * A mail as HTML and as plain text; mailboxes show `preview` beside the subject. It loads nothing: no
 * picture, font or pixel can report that the mail was read.
 */
export async function renderMail(preview: string, children: ReactNode, language: Language = "en") {
  const rendered = await render(
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colors.paper, margin: 0, padding: "24px 0" }}>
        <Container
          style={{ backgroundColor: colors.sheet, padding: "16px 28px", maxWidth: "560px" }}
        >
          {children}
        </Container>
      </Body>
    </Html>,
  );
  // A line break in the HTML comes from a text, and many mail programs ignore "white-space".
  const html = rendered.replace(/\r\n?|\n/g, "<br/>");
  const phone = { selector: "a[href^='tel:']", format: "inline" };
  return {
    html,
    text: `${toPlainText(html, { selectors: [phone] })}\n`,
  };
}

export function Paragraph({
  children,
  quiet = false,
}: {
  children: ReactNode;
  quiet?: boolean | undefined;
}) {
  return (
    <Text
      style={{
        color: quiet ? colors.quiet : colors.ink,
        fontFamily: font,
        fontSize: quiet ? "14px" : "16px",
        lineHeight: "1.6",
        margin: "12px 0",
        // An older property than overflow-wrap, which more mail programs support.
        wordBreak: "break-word",
      }}
    >
      {children}
    </Text>
  );
}

export const Paragraphs = ({ texts, quiet }: { texts: readonly string[]; quiet?: boolean }) =>
  texts.map((text) => (
    <Paragraph key={text} quiet={quiet}>
      {text}
    </Paragraph>
  ));
