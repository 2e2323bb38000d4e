import { z } from "zod";
import { setting } from "./setting.ts";

const offered = { description: "Offered to the admin when models are connected; never used before." };
const key = () => setting({ ...offered, schema: z.string(), expected: "an API key" });

/** Keys of model providers, under the names that their own tools read. */
export const modelKeySettings = {
  OPENAI_API_KEY: key(),
  ANTHROPIC_API_KEY: key(),
  GOOGLE_GENERATIVE_AI_API_KEY: key(),
  MISTRAL_API_KEY: key(),
  GROQ_API_KEY: key(),
  OPENROUTER_API_KEY: key(),
  AZURE_OPENAI_API_KEY: setting({
    schema: z.string(),
    description: "As the other keys. It is offered only together with AZURE_OPENAI_ENDPOINT.",
    expected: "an API key",
  }),
  AZURE_OPENAI_ENDPOINT: setting({
    schema: z.url({ protocol: /^https?$/ }),
    description: "The address of the resource of Azure OpenAI that AZURE_OPENAI_API_KEY is for.",
    expected: "an address such as https://my-resource.openai.azure.com",
  }),
};
