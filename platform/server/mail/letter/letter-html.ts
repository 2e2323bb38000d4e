import { escapeHtml as safe } from "./escape-html.ts";
import type { Letter } from "./letter.ts";
import { darkStyle, style } from "./letter-style.ts";

/** The HTML part of a mail: one card, no images, no external resources. */
export function letterHtml(letter: Letter): string {
  const { language, title, paragraphs, entries = [], code, button, facts = [], closing } = letter;
  return `<!doctype html>
<html lang="${safe(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${safe(title)}</title>
<style>${darkStyle}</style>
</head>
<body style="${style.body}">
<div class="frame" style="${style.frame}">
<div class="card" style="${style.card}">
<div class="accent" style="${style.head}">Adjutant</div>
<h1 class="ink" style="${style.title}">${safe(title)}</h1>
${[...paragraphs.map(paragraph), ...entries.map(entry)].join("\n")}
${button ? buttonBlock(button) : ""}
${code ? codeBlock(code) : ""}
${facts.length > 0 ? slip(facts) : ""}
<p class="faint line" style="${style.closing}">${safe(closing)}</p>
</div>
</div>
</body>
</html>
`;
}

const paragraph = (text: string) => `<p class="soft" style="${style.paragraph}">${safe(text)}</p>`;

function codeBlock({ label, value }: NonNullable<Letter["code"]>): string {
  return `${paragraph(label)}\n<p class="ink" style="${style.code}">${safe(value)}</p>`;
}

function buttonBlock({ label, url, fallback }: NonNullable<Letter["button"]>): string {
  const address = addressOf(url);
  return `<div style="${style.buttonCell}"><a class="button" href="${address}" style="${style.button}">${safe(label)}</a></div>
<p class="faint" style="${style.address}">${safe(fallback)}<br><a class="accent" href="${address}" style="${style.link}">${address}</a></p>`;
}

function entry({ text, url, note }: NonNullable<Letter["entries"]>[number]): string {
  const said = note ? `<br>${safe(note)}` : "";
  return `<p class="soft" style="${style.paragraph}"><a class="accent" href="${addressOf(url)}" style="${style.link}">${safe(text)}</a>${said}</p>`;
}

function addressOf(url: string): string {
  if (!/^https?:\/\//i.test(url)) throw new Error("A mail's link must be an address of the web");
  return safe(url);
}

function slip(facts: NonNullable<Letter["facts"]>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="faint" style="${style.label}">${safe(label)}</td><td class="ink" style="${style.value}">${safe(value)}</td></tr>`,
  );
  return `<div class="line" style="${style.slip}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table></div>`;
}
