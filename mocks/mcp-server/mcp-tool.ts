/** A tool as the server lists it. */
export interface McpTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema: object;
  annotations?: {
    readOnlyHint?: boolean;
    destructiveHint?: boolean;
    idempotentHint?: boolean;
    openWorldHint?: boolean;
  };
}

/** A tool that reads. */
export const findCustomerTool: McpTool = {
  name: "find_customer",
  title: "Find a customer",
  description: "Finds a customer by name.",
  inputSchema: {
    type: "object",
    properties: { name: { type: "string", description: "The customer's name" } },
    required: ["name"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

/** A tool that changes something. */
export const addNoteTool: McpTool = {
  name: "add-note",
  title: "Add a note",
  description: "Adds a note to a customer.",
  inputSchema: {
    type: "object",
    properties: { customer: { type: "string" }, note: { type: "string" } },
    required: ["customer", "note"],
    additionalProperties: false,
  },
  annotations: { destructiveHint: false },
};
