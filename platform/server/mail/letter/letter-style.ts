/** The product's colours as sRGB: mail clients support neither oklch nor custom properties. */
const light = {
  well: "#eeede8",
  paper: "#fbfaf7",
  ink: "#101d21",
  soft: "#415055",
  faint: "#5b686d",
  line: "#c6c4be",
  accent: "#006455",
  onAccent: "#fbfaf7",
};
const dark: typeof light = {
  well: "#0d1516",
  paper: "#151e1e",
  ink: "#f0eeea",
  soft: "#bab7b0",
  faint: "#9b9892",
  line: "#404a4a",
  accent: "#65c9b4",
  onAccent: "#0d1516",
};

const sans = "Inter,'Segoe UI',system-ui,-apple-system,sans-serif";
const mono = "'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace";

/** Inline, because many mail clients drop style elements. */
export const style = {
  body: `margin:0;padding:0;background:${light.well};`,
  frame: `background:${light.well};padding:32px 16px;`,
  card: `max-width:520px;margin:0 auto;background:${light.paper};border:1px solid ${light.line};`,
  head: `padding:24px 32px 0;font:600 15px/24px ${sans};color:${light.accent};`,
  title: `margin:0;padding:16px 32px 8px;font:600 22px/30px ${sans};color:${light.ink};`,
  paragraph: `margin:0;padding:4px 32px 8px;font:400 15px/24px ${sans};color:${light.soft};`,
  code: `margin:4px 0 0;padding:8px 32px;font:600 28px/36px ${mono};letter-spacing:6px;color:${light.ink};`,
  buttonCell: "padding:16px 32px;",
  button: `display:inline-block;padding:11px 20px;border-radius:6px;background:${light.accent};color:${light.onAccent};font:600 15px/22px ${sans};text-decoration:none;`,
  address: `margin:0;padding:0 32px 12px;font:400 12px/18px ${mono};color:${light.faint};word-break:break-all;`,
  link: `color:${light.accent};`,
  slip: `margin:12px 32px 16px;border-top:1px dashed ${light.line};border-bottom:1px dashed ${light.line};padding:8px 0;`,
  label: `padding:4px 16px 4px 0;font:400 13px/20px ${sans};color:${light.faint};white-space:nowrap;vertical-align:top;`,
  value: `padding:4px 0;font:400 13px/20px ${mono};color:${light.ink};text-align:right;word-break:break-word;`,
  closing: `margin:0;padding:12px 32px 24px;border-top:1px dashed ${light.line};font:400 13px/20px ${sans};color:${light.faint};`,
};

/** The dark colours, for clients that support the media query. */
export const darkStyle = `@media (prefers-color-scheme:dark){
.frame,body{background:${dark.well}!important}
.card{background:${dark.paper}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.faint{color:${dark.faint}!important}
.accent{color:${dark.accent}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
.line{border-color:${dark.line}!important}
}`;
