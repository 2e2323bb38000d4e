export interface paths extends oldPaths {
    "/api/v1/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Run"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Receipt"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Run"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Conversation"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Message"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        text: string;
                        parentId?: string | null;
                        /** @default false */
                        isNewConversation?: boolean;
                        modelId?: string;
                        /** @default UTC */
                        timeZone?: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            conversation: components["schemas"]["Conversation"];
                            userMessage: components["schemas"]["Message"] | null;
                            assistantMessage: components["schemas"]["Message"];
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        modelId?: string;
                        /** @default UTC */
                        timeZone?: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            conversation: components["schemas"]["Conversation"];
                            userMessage: components["schemas"]["Message"] | null;
                            assistantMessage: components["schemas"]["Message"];
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Model"][];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tools/calls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ToolCall"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Run: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "queued" | "running" | "waiting" | "succeeded" | "failed" | "cancelled";
            stepCount: number;
            attempt: number;
            model: {
                label: string;
                provider: string;
                isBuiltin: boolean;
            } | null;
            error: {
                code: string;
                message: string;
                retryAfterMs?: number;
            } | null;
            usage: {
                inputTokens: number;
                outputTokens: number;
            };
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            endedAt: string | null;
            abilities: {
                cancel: boolean;
            };
        };
        Receipt: {
            run: components["schemas"]["Run"];
            steps: {
                number: number;
                /** @enum {string} */
                status: "running" | "succeeded" | "failed" | "interrupted";
                /** Format: date-time */
                startedAt: string;
                endedAt: string | null;
                usage: {
                    inputTokens: number;
                    outputTokens: number;
                };
            }[];
            toolCalls: {
                /** Format: uuid */
                id: string;
                toolName: string;
                title: string;
                /** @enum {string} */
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "unknown";
                summary: string;
                sources: {
                    title: string;
                    url: string;
                }[];
                durationMs: number | null;
            }[];
            auditEvents: {
                /** Format: uuid */
                id: string;
                act: string;
                /** Format: date-time */
                at: string;
                digest: string;
            }[];
        };
        Conversation: {
            /** Format: uuid */
            id: string;
            title: string;
            activeRunId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                rename: boolean;
                delete: boolean;
                send: boolean;
            };
        };
        Message: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            parentId: string | null;
            /** @enum {string} */
            role: "user" | "assistant";
            /** @enum {string} */
            status: "streaming" | "complete" | "failed" | "cancelled";
            parts: ({
                /** @constant */
                type: "text";
                text: string;
                isInterrupted?: boolean;
            } | {
                /** @constant */
                type: "reasoning";
                text: string;
            } | {
                /** @constant */
                type: "tool-call";
                toolCallId: string;
                toolName: string;
                title: string;
                line: string;
                /** @enum {string} */
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "unknown";
                summary: string;
                sources: {
                    title: string;
                    url: string;
                }[];
                durationMs: number | null;
            })[];
            siblingIds: string[];
            runId: string | null;
            model: {
                label: string;
                provider: string;
                isBuiltin: boolean;
            } | null;
            error: {
                code: string;
                message: string;
                retryAfterMs?: number;
            } | null;
            usage: {
                inputTokens: number;
                outputTokens: number;
            } | null;
            durationMs: number | null;
            /** Format: date-time */
            createdAt: string;
        };
        Model: {
            id: string;
            label: string;
            provider: string;
            badge: string;
            isBuiltin: boolean;
            isDefault: boolean;
        };
        ToolCall: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            runId: string;
            /** Format: uuid */
            stepId: string;
            conversationId: string | null;
            toolName: string;
            toolTitle: string;
            /** @enum {string} */
            effect: "read" | "write" | "send";
            /** @enum {string} */
            outputTrust: "organization" | "untrusted";
            /** @enum {string} */
            status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "unknown";
            attempt: number;
            input: components["schemas"]["__schema0"];
            content: string | null;
            data: components["schemas"]["__schema1"];
            summary: string;
            sources: {
                title: string;
                url: string;
            }[];
            error: {
                code: string;
                message: string;
            } | null;
            startedAt: string | null;
            finishedAt: string | null;
        };
        __schema0: unknown;
        __schema1: unknown;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Types of the OpenAPI document; `npm run generate` writes this file. */
interface oldPaths {
  "/api/v1/config": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: {
            "application/json": {
              url: string;
              publishableKey: string;
              billingProvider: string;
              features: Record<string, boolean>;
            };
          };
        };
      };
    };
  };
  "/api/v1/me": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: {
            "application/json": {
              user: { id: string; email: string; name: string | null };
              workspace: { id: string; name: string; role: "owner" | "admin" | "member" };
            };
          };
        };
      };
    };
  };
  "/api/v1/admin/claim": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: { 204: { headers: { [name: string]: unknown }; content?: never } };
    };
  };
}
