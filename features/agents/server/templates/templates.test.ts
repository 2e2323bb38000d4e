import { describe, expect, it } from "vitest";
import { templateKeys, templateLanguages } from "../../contract/index.ts";
import { unknownVariables } from "../runs/fill-variables.ts";
import { listTemplates } from "./content-of-template.ts";

const checklist = { name: "update_checklist", mode: "automatic" };

describe.each(templateLanguages)("the templates in %s", (language) => {
  const templates = listTemplates(language);

  it("are six, each with three starters and a purpose", () => {
    expect(templates.map(({ key }) => key)).toEqual(templateKeys);
    for (const { content } of templates) {
      expect(content.starters).toHaveLength(3);
      expect(content.purpose).not.toBe("");
    }
  });

  it("use no variable that they do not define, and define none that they do not use", () => {
    for (const { key, content } of templates) {
      expect([key, unknownVariables(content)]).toEqual([key, []]);
      for (const { name } of content.variables) expect(content.instructions).toContain(`{{${name}}}`);
    }
  });

  it("can show their person a checklist of the work", () => {
    for (const { key, content } of templates)
      expect([key, content.tools]).toEqual([key, expect.arrayContaining([checklist])]);
  });

  it("say what they would need and cannot do yet", () => {
    const honest = templates.filter(({ notThereYet }) => notThereYet.length > 0).map(({ key }) => key);
    expect(honest).toEqual(["inbox_triage", "meeting_preparer", "data_analyst", "crm_assistant"]);
  });
});
