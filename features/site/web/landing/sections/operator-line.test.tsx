import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { landingLabels } from "../../../contract/landing-labels.ts";
import { OperatorLine } from "./operator-line.tsx";

const nobody = {
  name: "",
  address: "",
  email: "",
  phone: "",
  country: "",
  url: "",
  representedBy: "",
  register: "",
};
const line = (language: "en" | "de", operator: Partial<typeof nobody>) =>
  renderToStaticMarkup(
    <OperatorLine page={{ labels: landingLabels[language], operator: { ...nobody, ...operator } }} />,
  );

test("the foot of the page names the operator in each language, with the address on one line", () => {
  const operator = { name: "acme GmbH", address: "Weg 1\r\n1010 Wien\n" };
  const words = (html: string) => html.replace(/<[^>]+>/g, "");
  expect(words(line("en", operator))).toBe("Run by acme GmbH, Weg 1, 1010 Wien");
  expect(words(line("de", { name: "acme GmbH" }))).toBe("Betrieben von acme GmbH");
});

test("the name leads to the website of the operator where one is stated", () => {
  expect(line("en", { name: "acme GmbH", url: "https://acme.example/" })).toContain(
    'href="https://acme.example/"',
  );
  expect(line("en", { name: "acme GmbH" })).not.toContain("<a");
});

test("while nobody is named the foot says nothing of an operator", () => {
  expect(line("en", { address: "Weg 1", url: "https://acme.example/" })).toBe("");
});
