import type { Letter } from "./letter.ts";

/** The plain text part of a mail. It contains everything in the HTML part. */
export function letterText({
  title,
  paragraphs,
  entries = [],
  code,
  button,
  facts = [],
  closing,
}: Letter): string {
  const blocks = [
    title,
    ...paragraphs,
    ...entries.map(({ text, note, url }) =>
      [`- ${text}`, ...(note ? [`  ${note}`] : []), `  ${url}`].join("\n"),
    ),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(code ? [`${code.label}\n\n    ${code.value}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    `--\n${closing}\nAdjutant`,
  ];
  return `${blocks.join("\n\n")}\n`;
}
