import {
  AgentContent,
  type AgentTemplate,
  type TemplateKey,
  type TemplateLanguage,
  templateKeys,
} from "../../contract/index.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import type { TemplateTexts } from "./template.ts";
import { toolsOfTemplates } from "./tools-of-templates.ts";

const texts: Readonly<Record<TemplateLanguage, TemplateTexts>> = { en: english, de: german };

/** The content with which an agent from this template begins. */
export function contentOfTemplate(key: TemplateKey, language: TemplateLanguage): AgentContent {
  const { name, purpose, instructions, starters, variables } = texts[language][key];
  return AgentContent.parse({
    ...{ name, purpose, instructions, starters, tools: toolsOfTemplates[key] },
    variables: Object.entries(variables).map(([variable, value]) => ({ name: variable, default: value })),
  });
}

export function listTemplates(language: TemplateLanguage): AgentTemplate[] {
  return templateKeys.map((key) => ({
    ...{ key, content: contentOfTemplate(key, language) },
    notThereYet: texts[language][key].notThereYet,
  }));
}
