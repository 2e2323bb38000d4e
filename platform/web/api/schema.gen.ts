export interface paths {
    "/api/v1/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications and changes as they happen; `Last-Event-ID` brings what was missed */
        get: operations["realtime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in, the one used last first; at most 100 */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /** Sign all other devices out */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one device out */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which mailboxes have yet to confirm the change of your address; none when no change waits */
        get: operations["readEmailChange"];
        put?: never;
        post?: never;
        /** Keep your address: take back a change that is not yet confirmed */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/security-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What touched the security of your account, newest first */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show a picture of yourself; it is cut to a square and stored as WebP in two sizes */
        put: operations["changeAvatar"];
        post?: never;
        /** Take your picture away */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/avatars/{userId}/{id}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a person, for whoever was told its address */
        get: operations["readAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether your account is about to be deleted, and when */
        get: operations["readAccountClosure"];
        put?: never;
        /** Have your account deleted in 14 days; all sessions end now. Only in a session younger than a day */
        post: operations["closeAccount"];
        /** Keep your account after all */
        delete: operations["keepAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/company-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the people of a domain have single sign-on, and whether they sign up by nothing else */
        get: operations["readCompanySignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person, the workspaces and the rights */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The legal text of this type in its newest version */
        get: operations["readLegalDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the caller the first admin, with the one-time token that the start printed */
        post: operations["claimAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/outgoing-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails and text messages on their way out, the newest first, without what they say */
        get: operations["listOutgoingMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/outgoing-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message; what it says is shown only while nothing can deliver it */
        get: operations["getOutgoingMessage"];
        put?: never;
        post?: never;
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
        /** The models that can be chosen, the default first */
        get: operations["listModels"];
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
        /** One tool call with its input and result */
        get: operations["getToolCall"];
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
        /** One run */
        get: operations["getRun"];
        put?: never;
        post?: never;
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
        /** What a run did, step by step, and the audit events that prove it */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a run; what it has said so far stays */
        post: operations["cancelRun"];
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
        /** Server-sent chunks of a run, from the one after `Last-Event-ID`, then live until it ends */
        get: operations["streamRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your conversations, newest first; `search` looks into titles */
        get: operations["listConversations"];
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
        /** One conversation */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        /** Delete a conversation; it can be brought back for 15 minutes */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        /** Give a conversation another title */
        patch: operations["renameConversation"];
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
        /** Bring back a conversation that was just deleted */
        post: operations["restoreConversation"];
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
        /** The shown branch of a conversation, oldest first; the cursor leads to older ones */
        get: operations["listMessages"];
        put?: never;
        /** Ask something; the answer is a run */
        post: operations["sendMessage"];
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
        /** Answer the same question again, as another version beside the first */
        post: operations["retryMessage"];
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
        /** Show the branch that this version belongs to */
        post: operations["showMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client needs to know before anyone signs in */
        get: operations["getClientConfig"];
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
        ModelInput: {
            id: string;
            label: string;
            provider: string;
            badge: string;
            isBuiltin: boolean;
            isDefault: boolean;
        };
        ToolCallInput: {
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
            input: components["schemas"]["__shared"];
            content: string | null;
            data: components["schemas"]["__shared"];
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
        RunInput: {
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
                insteadOf?: string;
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
        ReceiptInput: {
            run: components["schemas"]["RunInput"];
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
        AccountClosureInput: {
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            dueAt: string;
        };
        OwnSessionInput: {
            /** Format: uuid */
            id: string;
            device: string;
            address: string;
            isCurrent: boolean;
            isStrong: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string;
        };
        SecurityEventInput: {
            /** Format: uuid */
            id: string;
            act: string;
            /** @enum {string} */
            outcome: "ok" | "denied" | "failed";
            /** Format: date-time */
            at: string;
        };
        ConversationInput: {
            /** Format: uuid */
            id: string;
            title: string;
            activeRun: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "queued" | "running" | "waiting";
            } | null;
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
        MessageInput: {
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
                insteadOf?: string;
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
        LegalDocumentInput: {
            type: string;
            version: number;
            title: string;
            body: string;
            /** Format: date-time */
            publishedAt: string;
        };
        OwnWorkspaceInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "admin" | "member";
            isPersonal: boolean;
        };
        MeInput: {
            user: {
                /** Format: uuid */
                id: string;
                email: string;
            };
            /** Format: uuid */
            workspaceId: string;
            /** @enum {string} */
            role: "owner" | "admin" | "member";
            workspaces: components["schemas"]["OwnWorkspaceInput"][];
            isAdmin: boolean;
            isOnlyAdmin: boolean;
            isClosing: boolean;
            hasTeamAccess: boolean;
        };
        ErrorReplyInput: {
            error: {
                code: string;
                message: string;
                requestId: string;
                fields?: {
                    field: string;
                    message: string;
                }[];
                details?: {
                    [key: string]: components["schemas"]["__shared"];
                };
            };
        };
        __shared: {
            $defs: {
                schema0: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema1: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema2: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
            };
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
            input: components["schemas"]["__shared"];
            content: string | null;
            data: components["schemas"]["__shared"];
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
                insteadOf?: string;
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
        AccountClosure: {
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            dueAt: string;
        };
        OwnSession: {
            /** Format: uuid */
            id: string;
            device: string;
            address: string;
            isCurrent: boolean;
            isStrong: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string;
        };
        SecurityEvent: {
            /** Format: uuid */
            id: string;
            act: string;
            /** @enum {string} */
            outcome: "ok" | "denied" | "failed";
            /** Format: date-time */
            at: string;
        };
        Conversation: {
            /** Format: uuid */
            id: string;
            title: string;
            activeRun: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "queued" | "running" | "waiting";
            } | null;
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
                insteadOf?: string;
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
        LegalDocument: {
            type: string;
            version: number;
            title: string;
            body: string;
            /** Format: date-time */
            publishedAt: string;
        };
        OwnWorkspace: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "admin" | "member";
            isPersonal: boolean;
        };
        Me: {
            user: {
                /** Format: uuid */
                id: string;
                email: string;
            };
            /** Format: uuid */
            workspaceId: string;
            /** @enum {string} */
            role: "owner" | "admin" | "member";
            workspaces: components["schemas"]["OwnWorkspace"][];
            isAdmin: boolean;
            isOnlyAdmin: boolean;
            isClosing: boolean;
            hasTeamAccess: boolean;
        };
        ErrorReply: {
            error: {
                code: string;
                message: string;
                requestId: string;
                fields?: {
                    field: string;
                    message: string;
                }[];
                details?: {
                    [key: string]: components["schemas"]["__shared"];
                };
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    realtime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnSession"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    endOwnSession: {
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    readEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        waitsFor: ("present" | "new")[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SecurityEvent"][];
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    changeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: byte */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    readAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
                size: "small" | "large";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    readAccountClosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        closure: components["schemas"]["AccountClosure"] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountClosure"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    readCompanySignIn: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hasSingleSignOn: boolean;
                        /** @description Nobody of the domain signs up in another way. */
                        isRequired: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    readLegalDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDocument"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    claimAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    listOutgoingMessages: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            kind: string;
                            recipient: string;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            attempts: number;
                            lastError: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            nextAttemptAt: string | null;
                            deliveredAt: string | null;
                        }[];
                        nextCursor: string | null;
                        connected: {
                            mail: boolean;
                            sms: boolean;
                        };
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    getOutgoingMessage: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        channel: "mail" | "sms";
                        kind: string;
                        recipient: string;
                        /** @enum {string} */
                        status: "waiting" | "delivered" | "failed";
                        attempts: number;
                        lastError: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        nextAttemptAt: string | null;
                        deliveredAt: string | null;
                        content: {
                            /** @enum {string} */
                            state: "shown";
                            subject: string | null;
                            text: string;
                            html: string | null;
                        } | {
                            /** @enum {string} */
                            state: "hidden";
                        } | {
                            /** @enum {string} */
                            state: "emptied";
                        };
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    getToolCall: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolCall"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    getRun: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    getReceipt: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    cancelRun: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    streamRun: {
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    listConversations: {
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
            /** @description Default Response */
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    getConversation: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    deleteConversation: {
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    renameConversation: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    restoreConversation: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    listMessages: {
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
            /** @description Default Response */
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    sendMessage: {
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
            /** @description Default Response */
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    retryMessage: {
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
            /** @description Default Response */
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
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    showMessage: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    getClientConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address of the installation, without a slash at the end. */
                        url: string;
                        /** @description Names the calling program; it is no secret. */
                        publishableKey: string;
                        billingProvider: string;
                        /** @description Names of what this installation has switched on. */
                        features: string[];
                    };
                };
            };
        };
    };
}
