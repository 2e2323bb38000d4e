import { describe, expect, it } from "vitest";
import { nameOperator } from "./name-operator.ts";

describe("the operator in a legal text", () => {
  it("is named in the middle and at the beginning of a sentence", () => {
    expect(nameOperator("{{operator}} lets you. You and {{operator}} agree. {{operator}} ends it.")).toBe(
      "The operator of this installation lets you. You and the operator of this installation agree. The operator of this installation ends it.",
    );
    expect(nameOperator("## Law\n{{operator}} completes this.")).toBe(
      "## Law\nThe operator of this installation completes this.",
    );
  });

  it("leaves a text without the place as it is", () => {
    expect(nameOperator("No {{ operator }} here.")).toBe("No {{ operator }} here.");
  });
});
