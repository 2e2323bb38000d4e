import { describe, expect, it } from "vitest";
import { fillPlaces, type LegalFacts } from "./fill-places.ts";

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
const facts = (operator: Partial<typeof nobody> = {}, modelProviders: string[] = []): LegalFacts => ({
  operator: { ...nobody, ...operator },
  modelProviders,
});

describe("the places of a legal text", () => {
  it("hold words for what is not stated yet, in the middle and at the beginning of a sentence", () => {
    const text =
      "{{operator}} lets you. You and {{operator}} agree. {{operator}} ends it.\n{{operator}} too.";
    expect(fillPlaces(text, facts(), "en")).toBe(
      "The operator of this installation lets you. You and the operator of this installation agree. The operator of this installation ends it.\nThe operator of this installation too.",
    );
    expect(fillPlaces("Es ist {{operator}}.", facts(), "de")).toBe(
      "Es ist der Betreiber dieser Installation.",
    );
  });

  it("hold what is stated as it is written, line by line", () => {
    const operator = { name: "acme GmbH", address: "Weg 1\n1010 Wien" };
    expect(fillPlaces("{{operator}}\n\n{{address}}", facts(operator), "en")).toBe(
      "acme GmbH\n\nWeg 1  \n1010 Wien",
    );
  });

  it("make no markup of what is stated", () => {
    expect(fillPlaces("A {{operator}}.", facts({ name: "[x](//evil) <b> *y*" }), "en")).toBe(
      "A \\[x\\](//evil) \\<b\\> \\*y\\*.",
    );
  });

  it("name the connected providers in the way of the language", () => {
    const connected = facts({}, ["Rack", "OpenAI"]);
    expect(fillPlaces("Now: {{model_providers}}.", connected, "en")).toBe("Now: Rack and OpenAI.");
    expect(fillPlaces("Jetzt: {{model_providers}}.", connected, "de")).toBe("Jetzt: Rack und OpenAI.");
    expect(fillPlaces("Now: {{model_providers}}.", facts(), "en")).toContain("none; the built-in");
  });

  it("of an unknown name stay as they are", () => {
    expect(fillPlaces("No {{ operator }} and {{nothing}} here.", facts(), "en")).toBe(
      "No {{ operator }} and {{nothing}} here.",
    );
  });
});
