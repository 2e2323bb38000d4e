export interface paths {
    "/api/v1/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream notifications and changes; `Last-Event-ID` resumes after the last one received */
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
        /** List your sessions, most recently used first; at most 100 */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /** End all your other sessions */
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
        /** End one of your sessions */
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
        /** List the mailboxes that have not yet confirmed your change of email address */
        get: operations["readEmailChange"];
        put?: never;
        post?: never;
        /** Cancel an unconfirmed change of your email address */
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
        /** List the security events of your account, newest first */
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
        /** Upload your picture; it is cropped to a square and stored as WebP in two sizes */
        put: operations["changeAvatar"];
        post?: never;
        /** Delete your picture */
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
        /** Get a person's picture by its unguessable address */
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
        /** Get the pending deletion of your account */
        get: operations["readAccountClosure"];
        put?: never;
        /** Schedule the deletion of your account in 14 days and end all sessions; needs a session younger than a day */
        post: operations["closeAccount"];
        /** Cancel the pending deletion of your account */
        delete: operations["cancelClosure"];
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
        /** Check whether an email domain uses single sign-on, and whether it requires it */
        get: operations["readCompanySignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the plan, limits and usage of the caller's workspace in this period */
        get: operations["readUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plan-entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the entitlements of each plan */
        get: operations["listPlanEntitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plan-entitlements/{planKey}/{entitlement}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an entitlement of a plan; it applies to every workspace on the plan at once */
        put: operations["editPlanEntitlement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/workspaces/{workspaceId}/entitlement-overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the overrides of a workspace */
        get: operations["listEntitlementOverrides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/workspaces/{workspaceId}/entitlement-overrides/{entitlement}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Override an entitlement of a workspace */
        put: operations["putEntitlementOverride"];
        post?: never;
        /** Remove an override; the plan's value applies again */
        delete: operations["deleteEntitlementOverride"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/workspaces/{workspaceId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign a plan without payment; it takes precedence over a paid plan */
        put: operations["assignPlan"];
        post?: never;
        /** Unassign a plan */
        delete: operations["unassignPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List workspaces with their plans and usage in this period */
        get: operations["listWorkspaceUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits of single users and agents within what the workspace has; for its owners and admins */
        get: operations["listUsageBudgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage/budgets/{scope}/{scopeId}/{entitlement}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Limits what one user or agent of the workspace may use in a period */
        put: operations["setUsageBudget"];
        post?: never;
        /** Remove a budget; only the workspace's own limit applies then */
        delete: operations["deleteUsageBudget"];
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
        /** Get the signed-in person with their workspaces and rights */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billing/plan-change/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a change of the workspace's plan: its cost and start */
        post: operations["previewPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billing/plan-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the workspace's plan as previewed */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billing/next-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the planned change of the workspace's plan; owners and admins only */
        get: operations["readNextPlan"];
        put?: never;
        post?: never;
        /** Cancel the planned change of the workspace's plan */
        delete: operations["keepPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the workspace's invoices, newest first */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get revenue, trials, conversions and failed payments of the installation */
        get: operations["readBillingOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List workspaces with their plans, newest first */
        get: operations["listBilledWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/workspaces/{workspaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the subscriptions, customers, usage and pending items of a workspace */
        get: operations["readWorkspaceBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/workspaces/{workspaceId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the billing history of a workspace, newest first */
        get: operations["listBillingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/outgoing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the items pending at the payment provider, oldest first */
        get: operations["listBillingOutgoing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/workspaces/{workspaceId}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invoices of a workspace's newest customer from the payment provider */
        get: operations["listWorkspaceInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/workspaces/{workspaceId}/next-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the planned change of a workspace's plan from the payment provider */
        get: operations["readWorkspaceNextPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/workspaces/{workspaceId}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sync a workspace with the payment provider */
        post: operations["syncWorkspaceBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the offered plans with their monthly and yearly prices */
        get: operations["listPricedPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/plans/{planId}/yearly-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set or remove the yearly price of a plan */
        put: operations["setYearlyPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/outgoing/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a pending item now */
        post: operations["retryBillingOutgoing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/billing/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payment findings that need attention, newest first */
        get: operations["listBillingFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the speech engine and the stock voice of each of the ten voices */
        get: operations["getSpeechSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/speech/stock-voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the known stock voices of the engine; at most 500 */
        get: operations["listStockVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/speech/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test the speech engine with one word; nobody is charged */
        post: operations["checkSpeech"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/speech/voices/{voiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the stock voice of a voice, or restore its default */
        put: operations["setStockVoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transcriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the transcription engine and where it sends sound */
        get: operations["readTranscriber"];
        put?: never;
        /** Transcribe sound: WAV, 16 kHz, mono, 16 bit */
        post: operations["transcribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the recording of a message as MP3 */
        get: operations["readRecording"];
        /** Store the recording of a message as WAV (16 kHz, mono, 16 bit); the first one stays */
        put: operations["keepRecording"];
        post?: never;
        /** Delete the recording of a message; its text stays */
        delete: operations["deleteRecording"];
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
        /** Get a legal text; the newest version unless another is named */
        get: operations["readLegalDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal/{type}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a legal text, newest first */
        get: operations["listLegalVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/contents/{kind}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the newest version of a public page's content */
        get: operations["readEditedContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/contents/{kind}/{language}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a content, newest first */
        get: operations["listContentVersions"];
        put?: never;
        /** Publish the next version of a content */
        post: operations["publishContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/contents/{kind}/{language}/versions/{version}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the changes that a version of a content made */
        get: operations["readContentDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/contents/{kind}/{language}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a content for an hour without publishing it */
        post: operations["createContentPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/contents/{kind}/{language}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish an earlier version of a content again */
        post: operations["restoreContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the newest versions of the texts accepted at sign-up */
        get: operations["readShownVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/legal-acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the legal texts that the caller accepted or has yet to accept */
        get: operations["listLegalAcceptances"];
        put?: never;
        /** Accept legal texts in the versions shown */
        post: operations["acceptLegalTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/diagram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the parts of this installation and its data flows by kind, without addresses, keys or counts */
        get: operations["readDiagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/salt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A salt for the fingerprint of one browser until the end of the day (UTC); it is stored nowhere here */
        get: operations["giveTrackingSalt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add measurements and trial steps that only the page sees */
        post: operations["addTrackingEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get visitors, sessions, page views and the trial funnel, compared with the preceding period */
        get: operations["readAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/analytics/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pages, referrers, devices, browsers or languages, most frequent first */
        get: operations["listAnalyticsNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/analytics/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List web vitals by page at the 75th percentile, most measured pages first */
        get: operations["listAnalyticsVitals"];
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
        /** Make the caller the first admin, with the one-time token that the start printed */
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
        /** List outgoing mails and text messages, newest first, without their content */
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
        /** Get an outgoing message; its content is included only while nothing can deliver it */
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
        /** List the available models, the default first */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all connected models with their current prices, the default first */
        get: operations["listPricedModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all versions of all model prices, newest first */
        get: operations["listModelPrices"];
        put?: never;
        /** Add a version of a model price; earlier versions stay */
        post: operations["setModelPrice"];
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
        /** Get a tool call with its input and result */
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
        /** List your conversations, newest first; `search` filters by title */
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
        /** Get a conversation */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        /** Delete a conversation; it can be restored for 15 minutes */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        /** Rename a conversation */
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
        /** Restore a deleted conversation */
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
        /** List the messages of the shown branch, oldest first; the cursor leads to older ones */
        get: operations["listMessages"];
        put?: never;
        /** Send a message; a run answers it */
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
        /** Retry an answer as another version of it */
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
        /** Switch to the branch of this version */
        post: operations["showMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/heard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record how far a spoken answer was heard before it was interrupted */
        put: operations["noteHeard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the demo of the token: its end, the messages left and its tour */
        get: operations["getDemo"];
        put?: never;
        /** Start a demo: a workspace without an account, erased after an hour */
        post: operations["beginDemo"];
        /** End the demo and erase all its data */
        delete: operations["endDemo"];
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
                settingsPath?: string;
            } | null;
            usage: {
                inputTokens: number;
                outputTokens: number;
            };
            activeMs: number;
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
                status: "running" | "waiting" | "succeeded" | "failed" | "interrupted";
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
        NextPlanInput: {
            planName: string | null;
            quantity: number;
            interval: ("month" | "year") | null;
            /** Format: date-time */
            startsAt: string;
        };
        BilledWorkspaceInput: {
            /** Format: uuid */
            workspaceId: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            ownerEmail: string | null;
            members: number;
            planKey: string;
            planName: string | null;
            /** @enum {string} */
            state: "trial" | "paid" | "grace" | "assigned" | "ended" | "none";
            status: ("trialing" | "active" | "past_due" | "canceled" | "unpaid" | "incomplete" | "incomplete_expired" | "paused") | null;
            dueAt: string | null;
            cancelAt: string | null;
            messages: {
                used: number;
                limit: number | null;
            };
        };
        BillingHistoryEventInput: {
            /** Format: uuid */
            id: string;
            act: string;
            /** Format: date-time */
            at: string;
            by: string | null;
            facts: {
                [key: string]: string | number | boolean | null;
            };
        };
        BillingOverviewInput: {
            /** @enum {string} */
            provider: "none" | "sandbox" | "stripe";
            isTestMode: boolean;
            dashboardUrl: string | null;
            monthlyRevenue: {
                currency: string;
                cents: number;
                subscriptions: number;
            }[];
            trialsRunning: number;
            trialsEndingSoon: number;
            pastDue: number;
            windowDays: number;
            conversions: number;
            trialsLost: number;
            churned: number;
            paidBefore: number;
            /** Format: date-time */
            asOf: string;
        };
        PendingItemInput: {
            /** @enum {string} */
            kind: "webhook" | "closing" | "checkout";
            id: string;
            objectId: string | null;
            detail: string;
            email: string | null;
            planName: string | null;
            workspaceId: string | null;
            workspaceName: string | null;
            /** Format: date-time */
            since: string;
            attempts: number;
            lastError: string | null;
        };
        PricedPlanInput: {
            id: string;
            name: string;
            currency: string;
            monthlyCents: number;
            yearlyCents: number | null;
            isDoubtful: boolean;
        };
        PlanEntitlementInput: {
            planKey: string;
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            valueBoolean: boolean | null;
            valueLimit: number | null;
            trialLimit: number | null;
            softPercent: number;
            /** @enum {string} */
            overage: "block" | "allow";
        };
        EntitlementOverrideInput: {
            /** Format: uuid */
            workspaceId: string;
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            isRemoved: boolean;
            valueBoolean: boolean | null;
            valueLimit: number | null;
            reason: string;
            /** Format: date-time */
            startsAt: string;
            endsAt: string | null;
            createdBy: string | null;
        };
        EntitlementUsageInput: {
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            name: string;
            /** @enum {string} */
            kind: "metered" | "budget" | "quantity" | "boolean";
            /** @enum {string} */
            unit: "count" | "micro_usd" | "seconds" | "bytes" | "days" | "tokens";
            isEnforced: boolean;
            isGiven: boolean;
            limit: number | null;
            used: number | null;
            reserved: number;
            softPercent: number;
            resetsAt: string | null;
            /** @enum {string} */
            source: "plan" | "trial" | "override" | "nothing";
        };
        WorkspaceUsageInput: {
            planKey: string;
            planName: string | null;
            phase: ("trial" | "paid" | "grace") | null;
            assignment: {
                endsAt: string | null;
            } | null;
            /** Format: date-time */
            periodStartsAt: string;
            /** Format: date-time */
            periodEndsAt: string;
            canManage: boolean;
            isVisitor: boolean;
            managers: string[];
            entitlements: components["schemas"]["EntitlementUsageInput"][];
        };
        WorkspaceUsageRowInput: {
            /** Format: uuid */
            workspaceId: string;
            name: string;
            planKey: string;
            phase: ("trial" | "paid" | "grace") | null;
            /** Format: date-time */
            periodStartsAt: string;
            /** Format: date-time */
            periodEndsAt: string;
            entitlements: components["schemas"]["EntitlementUsageInput"][];
        };
        UsageBudgetInput: {
            /** @enum {string} */
            scope: "user" | "agent";
            /** Format: uuid */
            scopeId: string;
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            limit: number;
        };
        WorkspaceBillingInput: {
            /** @enum {string} */
            provider: "none" | "sandbox" | "stripe";
            isTestMode: boolean;
            workspace: components["schemas"]["BilledWorkspaceInput"];
            assigned: {
                planKey: string;
                planName: string | null;
                isInForce: boolean;
                /** Format: date-time */
                assignedAt: string;
                accessEndsAt: string | null;
                note: string;
                assignedBy: string | null;
            } | null;
            subscriptions: {
                subscriptionId: string;
                customerId: string;
                /** @enum {string} */
                status: "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "incomplete" | "incomplete_expired" | "paused";
                planName: string | null;
                quantity: number;
                unitCents: number | null;
                interval: ("month" | "year") | null;
                currency: string | null;
                /** Format: date-time */
                createdAt: string;
                trialEndsAt: string | null;
                periodEndsAt: string | null;
                cancelAt: string | null;
                graceUntil: string | null;
                paidSince: string | null;
                endedAt: string | null;
                /** Format: date-time */
                syncedAt: string;
                url: string | null;
            }[];
            customers: {
                customerId: string;
                payerEmail: string | null;
                /** Format: date-time */
                createdAt: string;
                url: string | null;
            }[];
            usage: components["schemas"]["EntitlementUsageInput"][];
            outgoing: components["schemas"]["PendingItemInput"][];
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
                settingsPath?: string;
            } | null;
            usage: {
                inputTokens: number;
                outputTokens: number;
            } | null;
            durationMs: number | null;
            heardCharacters: number | null;
            recordingSeconds: number | null;
            /** Format: date-time */
            createdAt: string;
        };
        DemoSceneInput: {
            name: string;
            title: string;
            look: string[];
            prompt: string;
        };
        DemoInput: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            now: string;
            messages: {
                limit: number;
                used: number;
            };
            scenes: components["schemas"]["DemoSceneInput"][];
        };
        BegunDemoInput: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            now: string;
            messages: {
                limit: number;
                used: number;
            };
            scenes: components["schemas"]["DemoSceneInput"][];
            token: string;
        };
        TokenPricesInput: {
            inputMicros: number;
            cachedInputMicros: number;
            outputMicros: number;
        };
        PriceTargetInput: {
            /** @constant */
            type: "model";
            /** Format: uuid */
            modelId: string;
        } | {
            /** @constant */
            type: "pattern";
            /** @enum {string} */
            providerKind: "openai" | "anthropic" | "google" | "openai_compatible";
            pattern: string;
        };
        ModelPriceInput: {
            /** Format: uuid */
            id: string;
            target: components["schemas"]["PriceTargetInput"];
            prices: components["schemas"]["TokenPricesInput"] | null;
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            createdAt: string;
        };
        PricedModelInput: {
            /** Format: uuid */
            id: string;
            label: string;
            provider: string;
            /** @enum {string} */
            providerKind: "openai" | "anthropic" | "google" | "openai_compatible";
            modelId: string;
            isEnabled: boolean;
            isDefault: boolean;
            price: components["schemas"]["ModelPriceInput"] | null;
        };
        DiagramNodeInput: {
            id: string;
            /** @enum {string} */
            kind: "browser" | "program" | "store" | "model" | "service" | "feature";
            label: string;
            variant: string;
            text: string;
            /** @enum {string} */
            place: "person" | "installation" | "network" | "outside";
            isHere: boolean;
        };
        DiagramFlowInput: {
            id: string;
            from: string;
            to: string;
            label: string;
            isBothWays: boolean;
            data: string;
            why: string;
            kept: string;
            /** @enum {string} */
            reach: "installation" | "network" | "outside";
            isHere: boolean;
        };
        DiagramStepInput: {
            flow: string;
            isBack: boolean;
            text: string;
        };
        DiagramInput: {
            data: {
                nodes: components["schemas"]["DiagramNodeInput"][];
                flows: components["schemas"]["DiagramFlowInput"][];
                steps: components["schemas"]["DiagramStepInput"][];
            };
            features: {
                nodes: components["schemas"]["DiagramNodeInput"][];
                flows: components["schemas"]["DiagramFlowInput"][];
            };
        };
        ShownVersionsInput: {
            /** @enum {string} */
            language: "en" | "de";
            terms?: number;
            privacy?: number;
        };
        LegalAcceptanceInput: {
            /** @enum {string} */
            type: "terms" | "privacy";
            title: string;
            /** @enum {string} */
            language: "en" | "de";
            version: number;
            /** Format: date-time */
            acceptedAt: string;
            isNewest: boolean;
        };
        LegalAcceptancesInput: {
            accepted: components["schemas"]["LegalAcceptanceInput"][];
            asked: {
                /** @enum {string} */
                type: "terms" | "privacy";
                title: string;
                /** @enum {string} */
                language: "en" | "de";
                version: number;
            }[];
        };
        OtherLanguageInput: {
            /** @enum {string} */
            language: "en" | "de";
            version: number;
            /** Format: date-time */
            publishedAt: string;
            places: string[];
        };
        EditedContentInput: {
            /** @enum {string} */
            kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
            /** @enum {string} */
            language: "en" | "de";
            version: number;
            body: {
                [key: string]: unknown;
            };
            publishedAt: string | null;
            otherLanguage: components["schemas"]["OtherLanguageInput"] | null;
        };
        ContentVersionInput: {
            version: number;
            /** Format: date-time */
            publishedAt: string;
            note: string;
            publishedBy: string | null;
            needsAcceptance: boolean;
            restoredVersion: number | null;
        };
        TextChangeInput: {
            /** @enum {string} */
            state: "same" | "added" | "removed";
            text: string;
        };
        ContentChangeInput: {
            place: string;
            changes: components["schemas"]["TextChangeInput"][];
            movedFrom: number | null;
        };
        ContentDifferenceInput: {
            version: number;
            against: number | null;
            places: components["schemas"]["ContentChangeInput"][];
        };
        LegalDocumentInput: {
            /** @enum {string} */
            type: "terms" | "privacy" | "cookies" | "dpa" | "acceptable-use" | "security" | "subprocessors" | "imprint";
            /** @enum {string} */
            language: "en" | "de";
            isFallback: boolean;
            version: number;
            newestVersion: number;
            title: string;
            body: string;
            /** Format: date-time */
            publishedAt: string;
            changes: components["schemas"]["TextChangeInput"][] | null;
        };
        LegalVersionInput: {
            version: number;
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
        /** @enum {string} */
        SpeechEngineKindInput: "embedded" | "espeak-ng" | "openai" | "elevenlabs" | "azure" | "openai_compatible";
        StockVoiceInput: {
            name: string;
            label: string | null;
        };
        VoiceMappingInput: {
            /** @enum {string} */
            voiceId: "jarvis" | "tony_stark" | "morgan_freeman" | "scarlett_johansson" | "david_attenborough" | "elon_musk" | "joe_rogan" | "barack_obama" | "taylor_swift" | "gpt_default";
            stockVoice: string;
            usual: string;
        };
        SpeechSetupInput: {
            engine: {
                kind: components["schemas"]["SpeechEngineKindInput"];
                label: string;
            } | null;
            voices: components["schemas"]["VoiceMappingInput"][];
        };
        SpeechCheckInput: {
            milliseconds: number;
            problem: string | null;
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
                settingsPath?: string;
            } | null;
            usage: {
                inputTokens: number;
                outputTokens: number;
            };
            activeMs: number;
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
                status: "running" | "waiting" | "succeeded" | "failed" | "interrupted";
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
        NextPlan: {
            planName: string | null;
            quantity: number;
            interval: ("month" | "year") | null;
            /** Format: date-time */
            startsAt: string;
        };
        BilledWorkspace: {
            /** Format: uuid */
            workspaceId: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            ownerEmail: string | null;
            members: number;
            planKey: string;
            planName: string | null;
            /** @enum {string} */
            state: "trial" | "paid" | "grace" | "assigned" | "ended" | "none";
            status: ("trialing" | "active" | "past_due" | "canceled" | "unpaid" | "incomplete" | "incomplete_expired" | "paused") | null;
            dueAt: string | null;
            cancelAt: string | null;
            messages: {
                used: number;
                limit: number | null;
            };
        };
        BillingHistoryEvent: {
            /** Format: uuid */
            id: string;
            act: string;
            /** Format: date-time */
            at: string;
            by: string | null;
            facts: {
                [key: string]: string | number | boolean | null;
            };
        };
        BillingOverview: {
            /** @enum {string} */
            provider: "none" | "sandbox" | "stripe";
            isTestMode: boolean;
            dashboardUrl: string | null;
            monthlyRevenue: {
                currency: string;
                cents: number;
                subscriptions: number;
            }[];
            trialsRunning: number;
            trialsEndingSoon: number;
            pastDue: number;
            windowDays: number;
            conversions: number;
            trialsLost: number;
            churned: number;
            paidBefore: number;
            /** Format: date-time */
            asOf: string;
        };
        PendingItem: {
            /** @enum {string} */
            kind: "webhook" | "closing" | "checkout";
            id: string;
            objectId: string | null;
            detail: string;
            email: string | null;
            planName: string | null;
            workspaceId: string | null;
            workspaceName: string | null;
            /** Format: date-time */
            since: string;
            attempts: number;
            lastError: string | null;
        };
        PricedPlan: {
            id: string;
            name: string;
            currency: string;
            monthlyCents: number;
            yearlyCents: number | null;
            isDoubtful: boolean;
        };
        PlanEntitlement: {
            planKey: string;
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            valueBoolean: boolean | null;
            valueLimit: number | null;
            trialLimit: number | null;
            softPercent: number;
            /** @enum {string} */
            overage: "block" | "allow";
        };
        EntitlementOverride: {
            /** Format: uuid */
            workspaceId: string;
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            isRemoved: boolean;
            valueBoolean: boolean | null;
            valueLimit: number | null;
            reason: string;
            /** Format: date-time */
            startsAt: string;
            endsAt: string | null;
            createdBy: string | null;
        };
        EntitlementUsage: {
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            name: string;
            /** @enum {string} */
            kind: "metered" | "budget" | "quantity" | "boolean";
            /** @enum {string} */
            unit: "count" | "micro_usd" | "seconds" | "bytes" | "days" | "tokens";
            isEnforced: boolean;
            isGiven: boolean;
            limit: number | null;
            used: number | null;
            reserved: number;
            softPercent: number;
            resetsAt: string | null;
            /** @enum {string} */
            source: "plan" | "trial" | "override" | "nothing";
        };
        WorkspaceUsage: {
            planKey: string;
            planName: string | null;
            phase: ("trial" | "paid" | "grace") | null;
            assignment: {
                endsAt: string | null;
            } | null;
            /** Format: date-time */
            periodStartsAt: string;
            /** Format: date-time */
            periodEndsAt: string;
            canManage: boolean;
            isVisitor: boolean;
            managers: string[];
            entitlements: components["schemas"]["EntitlementUsage"][];
        };
        WorkspaceUsageRow: {
            /** Format: uuid */
            workspaceId: string;
            name: string;
            planKey: string;
            phase: ("trial" | "paid" | "grace") | null;
            /** Format: date-time */
            periodStartsAt: string;
            /** Format: date-time */
            periodEndsAt: string;
            entitlements: components["schemas"]["EntitlementUsage"][];
        };
        UsageBudget: {
            /** @enum {string} */
            scope: "user" | "agent";
            /** Format: uuid */
            scopeId: string;
            /** @enum {string} */
            entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            limit: number;
        };
        WorkspaceBilling: {
            /** @enum {string} */
            provider: "none" | "sandbox" | "stripe";
            isTestMode: boolean;
            workspace: components["schemas"]["BilledWorkspace"];
            assigned: {
                planKey: string;
                planName: string | null;
                isInForce: boolean;
                /** Format: date-time */
                assignedAt: string;
                accessEndsAt: string | null;
                note: string;
                assignedBy: string | null;
            } | null;
            subscriptions: {
                subscriptionId: string;
                customerId: string;
                /** @enum {string} */
                status: "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "incomplete" | "incomplete_expired" | "paused";
                planName: string | null;
                quantity: number;
                unitCents: number | null;
                interval: ("month" | "year") | null;
                currency: string | null;
                /** Format: date-time */
                createdAt: string;
                trialEndsAt: string | null;
                periodEndsAt: string | null;
                cancelAt: string | null;
                graceUntil: string | null;
                paidSince: string | null;
                endedAt: string | null;
                /** Format: date-time */
                syncedAt: string;
                url: string | null;
            }[];
            customers: {
                customerId: string;
                payerEmail: string | null;
                /** Format: date-time */
                createdAt: string;
                url: string | null;
            }[];
            usage: components["schemas"]["EntitlementUsage"][];
            outgoing: components["schemas"]["PendingItem"][];
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
                settingsPath?: string;
            } | null;
            usage: {
                inputTokens: number;
                outputTokens: number;
            } | null;
            durationMs: number | null;
            heardCharacters: number | null;
            recordingSeconds: number | null;
            /** Format: date-time */
            createdAt: string;
        };
        DemoScene: {
            name: string;
            title: string;
            look: string[];
            prompt: string;
        };
        Demo: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            now: string;
            messages: {
                limit: number;
                used: number;
            };
            scenes: components["schemas"]["DemoScene"][];
        };
        BegunDemo: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: date-time */
            now: string;
            messages: {
                limit: number;
                used: number;
            };
            scenes: components["schemas"]["DemoScene"][];
            token: string;
        };
        TokenPrices: {
            inputMicros: number;
            cachedInputMicros: number;
            outputMicros: number;
        };
        PriceTarget: {
            /** @constant */
            type: "model";
            /** Format: uuid */
            modelId: string;
        } | {
            /** @constant */
            type: "pattern";
            /** @enum {string} */
            providerKind: "openai" | "anthropic" | "google" | "openai_compatible";
            pattern: string;
        };
        ModelPrice: {
            /** Format: uuid */
            id: string;
            target: components["schemas"]["PriceTarget"];
            prices: components["schemas"]["TokenPrices"] | null;
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            createdAt: string;
        };
        PricedModel: {
            /** Format: uuid */
            id: string;
            label: string;
            provider: string;
            /** @enum {string} */
            providerKind: "openai" | "anthropic" | "google" | "openai_compatible";
            modelId: string;
            isEnabled: boolean;
            isDefault: boolean;
            price: components["schemas"]["ModelPrice"] | null;
        };
        DiagramNode: {
            id: string;
            /** @enum {string} */
            kind: "browser" | "program" | "store" | "model" | "service" | "feature";
            label: string;
            variant: string;
            text: string;
            /** @enum {string} */
            place: "person" | "installation" | "network" | "outside";
            isHere: boolean;
        };
        DiagramFlow: {
            id: string;
            from: string;
            to: string;
            label: string;
            isBothWays: boolean;
            data: string;
            why: string;
            kept: string;
            /** @enum {string} */
            reach: "installation" | "network" | "outside";
            isHere: boolean;
        };
        DiagramStep: {
            flow: string;
            isBack: boolean;
            text: string;
        };
        Diagram: {
            data: {
                nodes: components["schemas"]["DiagramNode"][];
                flows: components["schemas"]["DiagramFlow"][];
                steps: components["schemas"]["DiagramStep"][];
            };
            features: {
                nodes: components["schemas"]["DiagramNode"][];
                flows: components["schemas"]["DiagramFlow"][];
            };
        };
        ShownVersions: {
            /** @enum {string} */
            language: "en" | "de";
            terms?: number;
            privacy?: number;
        };
        LegalAcceptance: {
            /** @enum {string} */
            type: "terms" | "privacy";
            title: string;
            /** @enum {string} */
            language: "en" | "de";
            version: number;
            /** Format: date-time */
            acceptedAt: string;
            isNewest: boolean;
        };
        LegalAcceptances: {
            accepted: components["schemas"]["LegalAcceptance"][];
            asked: {
                /** @enum {string} */
                type: "terms" | "privacy";
                title: string;
                /** @enum {string} */
                language: "en" | "de";
                version: number;
            }[];
        };
        OtherLanguage: {
            /** @enum {string} */
            language: "en" | "de";
            version: number;
            /** Format: date-time */
            publishedAt: string;
            places: string[];
        };
        EditedContent: {
            /** @enum {string} */
            kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
            /** @enum {string} */
            language: "en" | "de";
            version: number;
            body: {
                [key: string]: unknown;
            };
            publishedAt: string | null;
            otherLanguage: components["schemas"]["OtherLanguage"] | null;
        };
        ContentVersion: {
            version: number;
            /** Format: date-time */
            publishedAt: string;
            note: string;
            publishedBy: string | null;
            needsAcceptance: boolean;
            restoredVersion: number | null;
        };
        TextChange: {
            /** @enum {string} */
            state: "same" | "added" | "removed";
            text: string;
        };
        ContentChange: {
            place: string;
            changes: components["schemas"]["TextChange"][];
            movedFrom: number | null;
        };
        ContentDifference: {
            version: number;
            against: number | null;
            places: components["schemas"]["ContentChange"][];
        };
        LegalDocument: {
            /** @enum {string} */
            type: "terms" | "privacy" | "cookies" | "dpa" | "acceptable-use" | "security" | "subprocessors" | "imprint";
            /** @enum {string} */
            language: "en" | "de";
            isFallback: boolean;
            version: number;
            newestVersion: number;
            title: string;
            body: string;
            /** Format: date-time */
            publishedAt: string;
            changes: components["schemas"]["TextChange"][] | null;
        };
        LegalVersion: {
            version: number;
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
        /** @enum {string} */
        SpeechEngineKind: "embedded" | "espeak-ng" | "openai" | "elevenlabs" | "azure" | "openai_compatible";
        StockVoice: {
            name: string;
            label: string | null;
        };
        VoiceMapping: {
            /** @enum {string} */
            voiceId: "jarvis" | "tony_stark" | "morgan_freeman" | "scarlett_johansson" | "david_attenborough" | "elon_musk" | "joe_rogan" | "barack_obama" | "taylor_swift" | "gpt_default";
            stockVoice: string;
            usual: string;
        };
        SpeechSetup: {
            engine: {
                kind: components["schemas"]["SpeechEngineKind"];
                label: string;
            } | null;
            voices: components["schemas"]["VoiceMapping"][];
        };
        SpeechCheck: {
            milliseconds: number;
            problem: string | null;
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
    cancelClosure: {
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
    readUsage: {
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
                    "application/json": components["schemas"]["WorkspaceUsage"];
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
    listPlanEntitlements: {
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
                        items: components["schemas"]["PlanEntitlement"][];
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
    editPlanEntitlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planKey: string;
                entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    valueBoolean: boolean | null;
                    valueLimit: number | null;
                    trialLimit: number | null;
                    softPercent: number;
                    /** @enum {string} */
                    overage: "block" | "allow";
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
                    "application/json": components["schemas"]["PlanEntitlement"];
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
    listEntitlementOverrides: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                workspaceId: string;
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
                        items: components["schemas"]["EntitlementOverride"][];
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
    putEntitlementOverride: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspaceId: string;
                entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    isRemoved?: boolean;
                    /** @default null */
                    valueBoolean?: boolean | null;
                    /** @default null */
                    valueLimit?: number | null;
                    reason: string;
                    /** Format: date-time */
                    startsAt?: string;
                    /** @default null */
                    endsAt?: string | null;
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
                    "application/json": components["schemas"]["EntitlementOverride"];
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
    deleteEntitlementOverride: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspaceId: string;
                entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
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
    assignPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspaceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    planKey: string;
                    /** @default null */
                    accessEndsAt?: string | null;
                    /** @default  */
                    note?: string;
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
    unassignPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspaceId: string;
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
    listWorkspaceUsage: {
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
                        items: components["schemas"]["WorkspaceUsageRow"][];
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
    listUsageBudgets: {
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
                        items: components["schemas"]["UsageBudget"][];
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
    setUsageBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scope: "user" | "agent";
                scopeId: string;
                entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit: number;
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
                    "application/json": components["schemas"]["UsageBudget"];
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
    deleteUsageBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scope: "user" | "agent";
                scopeId: string;
                entitlement: "messages" | "runs" | "tokens" | "model_cost" | "voice_seconds" | "storage_bytes" | "seats" | "agents" | "api_keys" | "integrations" | "retention_days" | "team" | "single_sign_on" | "audit_export" | "policies";
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
    previewPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    planId: string;
                    /** @default 1 */
                    quantity?: number;
                    /** @enum {string} */
                    interval?: "month" | "year";
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
                    "application/json": {
                        planName: string;
                        quantity: number;
                        currency: string;
                        /** @enum {string} */
                        interval: "month" | "year";
                        periodCents: number;
                        nextCents: number;
                        isTaxed: boolean;
                        dueNowCents: number;
                        startsAt: string | null;
                        nextChargeAt: string | null;
                        basis: {
                            priceId: string;
                            quantity: number;
                            offeredPriceId: string;
                            /** Format: date-time */
                            at: string;
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
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    planId: string;
                    /** @default 1 */
                    quantity?: number;
                    /** @enum {string} */
                    interval?: "month" | "year";
                    basis: {
                        priceId: string;
                        quantity: number;
                        offeredPriceId: string;
                        /** Format: date-time */
                        at: string;
                    };
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
                    "application/json": {
                        /** @enum {string} */
                        status: "changed" | "confirm";
                        url: string | null;
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
    readNextPlan: {
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
                        next: components["schemas"]["NextPlan"] | null;
                        endsUnpaid: boolean;
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
    keepPlan: {
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
    listInvoices: {
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
                            id: string;
                            number: string | null;
                            /** @enum {string} */
                            status: "draft" | "open" | "paid" | "uncollectible" | "void";
                            totalCents: number;
                            currency: string;
                            /** Format: date-time */
                            createdAt: string;
                            url: string | null;
                            pdfUrl: string | null;
                        }[];
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
    readBillingOverview: {
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
                    "application/json": components["schemas"]["BillingOverview"];
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
    listBilledWorkspaces: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
                state?: "trial" | "paid" | "grace" | "assigned" | "ended" | "none";
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
                        items: components["schemas"]["BilledWorkspace"][];
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
    readWorkspaceBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspaceId: string;
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
                    "application/json": components["schemas"]["WorkspaceBilling"];
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
    listBillingHistory: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                workspaceId: string;
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
                        items: components["schemas"]["BillingHistoryEvent"][];
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
    listBillingOutgoing: {
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
                        items: components["schemas"]["PendingItem"][];
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
    listWorkspaceInvoices: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                workspaceId: string;
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
                        items: {
                            id: string;
                            number: string | null;
                            /** @enum {string} */
                            status: "draft" | "open" | "paid" | "uncollectible" | "void";
                            totalCents: number;
                            currency: string;
                            /** Format: date-time */
                            createdAt: string;
                            url: string | null;
                            pdfUrl: string | null;
                            dashboardUrl: string | null;
                        }[];
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
    readWorkspaceNextPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspaceId: string;
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
                        next: components["schemas"]["NextPlan"] | null;
                        endsUnpaid: boolean;
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
    syncWorkspaceBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workspaceId: string;
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
                        subscriptions: number;
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
    listPricedPlans: {
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
                        plans: components["schemas"]["PricedPlan"][];
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
    setYearlyPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cents: number | null;
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
    retryBillingOutgoing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "webhook" | "closing";
                    id: string;
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
    listBillingFindings: {
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
                            id: string;
                            /** @enum {string} */
                            kind: "work_fails" | "price_differs" | "checkout_mismatch" | "disputed" | "dispute_lost" | "refunded" | "card_shared" | "several_subscriptions" | "subscription_unknown" | "webhooks_refused";
                            objectId: string;
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            foundAt: string;
                            attempts: number | null;
                            nextTryAt: string | null;
                        }[];
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
    getSpeechSetup: {
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
                    "application/json": components["schemas"]["SpeechSetup"];
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
    listStockVoices: {
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
                        items: components["schemas"]["StockVoice"][];
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
    checkSpeech: {
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
                    "application/json": components["schemas"]["SpeechCheck"];
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
    setStockVoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                voiceId: "jarvis" | "tony_stark" | "morgan_freeman" | "scarlett_johansson" | "david_attenborough" | "elon_musk" | "joe_rogan" | "barack_obama" | "taylor_swift" | "gpt_default";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    engine: components["schemas"]["SpeechEngineKindInput"];
                    stockVoice: string | null;
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
                    "application/json": components["schemas"]["VoiceMapping"];
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
    readTranscriber: {
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
                        /** @enum {string} */
                        kind: "nobody";
                    } | {
                        /** @enum {string} */
                        kind: "installation";
                    } | {
                        /** @enum {string} */
                        kind: "provider";
                        name: string;
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
    transcribe: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "audio/wav": string;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        text: string;
                        seconds: number;
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
    readRecording: {
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
    keepRecording: {
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
                "audio/wav": string;
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
    deleteRecording: {
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
    readLegalDocument: {
        parameters: {
            query?: {
                language?: "en" | "de";
                version?: number;
            };
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
    listLegalVersions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                language?: "en" | "de";
            };
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
                    "application/json": {
                        items: components["schemas"]["LegalVersion"][];
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
    readEditedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
                language: "en" | "de";
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
                    "application/json": components["schemas"]["EditedContent"];
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
    listContentVersions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
                language: "en" | "de";
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
                        items: components["schemas"]["ContentVersion"][];
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
    publishContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
                language: "en" | "de";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basedOn: number;
                    body: {
                        [key: string]: unknown;
                    };
                    /** @default  */
                    note?: string;
                    /** @default false */
                    needsAcceptance?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentVersion"];
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
    readContentDifference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
                language: "en" | "de";
                version: number;
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
                    "application/json": components["schemas"]["ContentDifference"];
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
    createContentPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
                language: "en" | "de";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: string;
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
    restoreContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "landing" | "operator" | "legal.terms" | "legal.privacy" | "legal.cookies" | "legal.dpa" | "legal.acceptable-use" | "legal.security" | "legal.subprocessors" | "legal.imprint";
                language: "en" | "de";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basedOn: number;
                    version: number;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentVersion"];
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
    readShownVersions: {
        parameters: {
            query?: {
                language?: "en" | "de";
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
                    "application/json": components["schemas"]["ShownVersions"];
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
    listLegalAcceptances: {
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
                    "application/json": components["schemas"]["LegalAcceptances"];
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
    acceptLegalTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownVersionsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalAcceptances"];
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
    readDiagram: {
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
                    "application/json": components["schemas"]["Diagram"];
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
    giveTrackingSalt: {
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
                        salt: string;
                        /** Format: date-time */
                        endsAt: string;
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
    addTrackingEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    sessionId: string;
                    events: ({
                        /** @enum {string} */
                        eventType: "web_vital";
                        route: string;
                        metadata: {
                            /** @enum {string} */
                            name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
                            value: number;
                        };
                    } | {
                        /** @enum {string} */
                        eventType: "trial_opened" | "trial_email" | "trial_checkout";
                        route: string;
                        metadata: Record<string, never>;
                    })[];
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
    readAnalytics: {
        parameters: {
            query?: {
                period?: "24h" | "7d" | "30d" | "12m";
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
                        /** @enum {string} */
                        period: "24h" | "7d" | "30d" | "12m";
                        /** @enum {string} */
                        unit: "hour" | "day" | "month";
                        /** Format: date-time */
                        startsAt: string;
                        /** Format: date-time */
                        endsAt: string;
                        countedAt: string | null;
                        totals: {
                            visitors: {
                                count: number;
                                previous: number;
                            };
                            sessions: {
                                count: number;
                                previous: number;
                            };
                            pageViews: {
                                count: number;
                                previous: number;
                            };
                            botSessions: {
                                count: number;
                                previous: number;
                            };
                        };
                        series: {
                            /** Format: date-time */
                            startsAt: string;
                            visitors: number;
                            sessions: number;
                            pageViews: number;
                        }[];
                        funnel: {
                            count: number;
                            previous: number;
                            /** @enum {string} */
                            step: "trial_opened" | "trial_email" | "trial_checkout" | "trial_completed" | "trial_account";
                        }[];
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
    listAnalyticsNames: {
        parameters: {
            query: {
                period?: "24h" | "7d" | "30d" | "12m";
                kind: "page" | "referrer" | "device" | "browser" | "language";
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
                            count: number;
                            previous: number;
                            name: string;
                        }[];
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
    listAnalyticsVitals: {
        parameters: {
            query?: {
                period?: "24h" | "7d" | "30d" | "12m";
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
                            route: string;
                            samples: number;
                            vitals: {
                                /** @enum {string} */
                                name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
                                p75: number;
                                /** @enum {string} */
                                rating: "good" | "needs improvement" | "poor";
                                samples: number;
                            }[];
                        }[];
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
    listPricedModels: {
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
                        items: components["schemas"]["PricedModel"][];
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
    listModelPrices: {
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
                        items: components["schemas"]["ModelPrice"][];
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
    setModelPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target: components["schemas"]["PriceTargetInput"];
                    prices: components["schemas"]["TokenPricesInput"] | null;
                    /** Format: date-time */
                    validFrom?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelPrice"];
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
    noteHeard: {
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
                    characters: number;
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
                    "application/json": components["schemas"]["Message"];
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
    getDemo: {
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
                    "application/json": components["schemas"]["Demo"];
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
    beginDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunDemo"];
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
    endDemo: {
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
