/** Products whose exports can be imported. */
export const importOrigins = { chatgpt: "ChatGPT", claude: "Claude", adjutant: "Adjutant" } as const;
