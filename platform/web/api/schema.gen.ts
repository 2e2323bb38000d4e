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
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's workspace: its plan, each limit, and what was used of it in this period */
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
        /** What each plan gives */
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
        /** Changes what a plan gives of one entitlement; every workspace on it has it at once */
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
        /** What a workspace has instead of what its plan gives */
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
        /** Gives a workspace more, less or nothing of one entitlement, whatever its plan */
        put: operations["putEntitlementOverride"];
        post?: never;
        /** Takes an override back: the plan counts again */
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
        /** Gives a workspace a plan without payment; it goes before what the workspace pays for */
        put: operations["assignPlan"];
        post?: never;
        /** Takes an assigned plan back */
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
        /** Workspaces with their plans and what they used in this period */
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
        /** Takes such a limit back: what the workspace has counts alone */
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
    "/api/v1/billing/plan-change/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What it would cost to change the plan of the workspace, and when it would begin */
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
        /** Change the plan of the workspace as it was previewed */
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
        /** What the plan of the workspace becomes with the next period, for owners and admins */
        get: operations["readNextPlan"];
        put?: never;
        post?: never;
        /** Takes back what was to begin with the next period: the plan stays as it is */
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
        /** Invoices of the workspace, the newest first */
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
        /** Revenue, trials, conversions and failed payments of the installation */
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
        /** Workspaces with what they are on, the newest first */
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
        /** Subscriptions, customers, usage and what is not done, of one workspace */
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
        /** What happened to a workspace's subscriptions, plans and overrides, the newest first */
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
        /** What is not done between this installation and its provider, the oldest first */
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
        /** Invoices of a workspace's newest customer, asked of the provider */
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
        /** What becomes of the plan of one workspace with its next period, asked of the provider */
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
        /** Reads everything about a workspace again at the provider */
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
        /** Plans that are offered, with their prices for a month and a year */
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
        /** Sells a plan for a year, at a price that is made at the provider, or no longer */
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
        /** Tries at once what waits for the provider */
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
        /** What somebody has to look at in payments, the newest first */
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
        /** Who speaks, and the stock voice behind each of the ten voices */
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
        /** The stock voices that the engine is known to have, at most 500 */
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
        /** Has the engine say a word, on nobody's account */
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
        /** Another stock voice behind a voice, or the usual one again */
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
        /** Who writes down what is said, and where the sound goes for that */
        get: operations["readTranscriber"];
        put?: never;
        /** What is said in a sound: WAV of 16 kHz, one channel, 16 bit */
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
        /** How a message was said, as MP3 */
        get: operations["readRecording"];
        /** Keep how a message was said: WAV of 16 kHz, one channel, 16 bit. The first one stays */
        put: operations["keepRecording"];
        post?: never;
        /** Delete how a message was said; its words stay */
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
        /** The legal text of this type, in its newest version unless another is named */
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
        /** The versions of a legal text, the newest first */
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
        /** The newest version of a content of the public pages, to be edited */
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
        /** All versions of a content, the newest first */
        get: operations["listContentVersions"];
        put?: never;
        /** Publish a content as its next version */
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
        /** What a version of a content changed */
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
        /** Keep a content for an hour, to look at the page as it would be */
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
        /** Publish an older version of a content once more */
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
        /** The newest versions of the texts that are accepted at sign-up */
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
        /** Which legal texts the caller accepted, and which ask to be accepted */
        get: operations["listLegalAcceptances"];
        put?: never;
        /** Accept legal texts in the versions that were shown */
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
        /** The parts of this installation and where data goes, by kinds: no address, no key, no count */
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
        /** Adds measurements, and steps towards a trial that only the page sees */
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
        /** Visitors, sessions, page views and the way to a trial, compared with the time before */
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
        /** Pages, referrers, devices, browsers or languages, the most frequent first */
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
        /** Web vitals by page at the 75th percentile, the page with the most measurements first */
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
    "/api/v1/admin/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All connected models with what they cost now, the default first */
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
        /** Every version of every price, the newest first */
        get: operations["listModelPrices"];
        put?: never;
        /** A new version of a price; the earlier ones stay */
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
    "/api/v1/messages/{id}/heard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note how far a spoken answer was heard before it was interrupted */
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
        /** The demo whose token it is: until when, how many messages are left, and what there is to see */
        get: operations["getDemo"];
        put?: never;
        /** Begin a demo: a workspace of your own without an account, erased after an hour */
        post: operations["beginDemo"];
        /** End the demo now: everything of it is erased */
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
