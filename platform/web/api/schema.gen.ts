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
    "/api/v1/workspace/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the teams of the workspace by name, each followed by the teams inside it */
        get: operations["listTeams"];
        put?: never;
        /** Create a team, for owners and admins */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a team */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        /** Delete a team; what is shared with it is shared with it no longer, and its people stay */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        /** Rename or describe a team, or move it into another one; its lead renames and describes it */
        patch: operations["changeTeam"];
        trace?: never;
    };
    "/api/v1/workspace/teams/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a team is used by, before it is deleted */
        get: operations["readTeamUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/teams/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who belongs to a team by name, those of the teams inside it included */
        get: operations["listTeamMembers"];
        put?: never;
        /** Add people of the workspace to a team; what is shared with it is theirs at once */
        post: operations["addTeamMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/teams/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove somebody from a team; what is shared with it ends for them at once */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/teams/{id}/lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose who leads a team, or nobody */
        put: operations["setTeamLead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/teams/{id}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what is shared with a team, latest first; the names of what you may open */
        get: operations["listTeamShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your requests, or the open ones that you may decide, newest first */
        get: operations["listRequests"];
        put?: never;
        /** Ask for a role, for seats, or for a place in a team; one open request of each kind */
        post: operations["createRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a request of yours, or one that you may decide */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        /** Withdraw a request of yours */
        delete: operations["withdrawRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a request, which does what it asks for, or decline it; seats are got under billing */
        post: operations["decideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invitations of the workspace, newest first */
        get: operations["listInvitations"];
        put?: never;
        /** Invite people by mail; says of each line whether it was invited, or why not */
        post: operations["invitePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the seats of the workspace, and whether people can be invited */
        get: operations["readInvitingRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an invitation again with a new link; the earlier link ends */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the invitation behind a mailed link */
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account with the invited address, which the mailed link proves */
        post: operations["openInvitedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with the account of the invited address; repeating it changes nothing */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an invitation */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/join-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the links to join the workspace, newest first */
        get: operations["listJoinLinks"];
        put?: never;
        /** Make a link to join the workspace; its token is returned only here */
        post: operations["createJoinLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/join-links/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who joined with a link, latest first */
        get: operations["listJoinLinkUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/join-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a link to join; who joined with it stays */
        delete: operations["withdrawJoinLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/join-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read what a link gives */
        post: operations["openJoinLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/join-links/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the workspace or take the plan of a link; repeating it changes nothing */
        post: operations["useJoinLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plan-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the links that give plans, newest first */
        get: operations["listPlanLinks"];
        put?: never;
        /** Make a link that gives a plan until a date; its token is returned only here */
        post: operations["createPlanLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plan-links/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who used a link that gives a plan, latest first */
        get: operations["listPlanLinkUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/plan-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a link that gives a plan; plans already given stay */
        delete: operations["withdrawPlanLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/gone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who left without an heir, and of whom colleagues use something */
        get: operations["listGonePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{userId}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose who takes over what somebody left who went without an heir */
        post: operations["takeOverFromMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of the workspace by name, with what the caller may do with each */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{userId}/leaving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what would become of a person's things if they left the workspace now */
        get: operations["readLeaving"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the role of a person in the workspace */
        put: operations["changeMemberRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{userId}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspend a membership: the person has no access, and everything of theirs stays */
        put: operations["suspendMember"];
        post?: never;
        /** End the suspension of a membership */
        delete: operations["unsuspendMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{userId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a membership; somebody takes over what others use */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the workspace; somebody takes over what others use */
        post: operations["leaveWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename the workspace */
        put: operations["renameWorkspace"];
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
    "/api/v1/admin/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recorded backups, newest first */
        get: operations["listBackups"];
        put?: never;
        /** Record that a backup was made now */
        post: operations["recordBackup"];
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
        /** List outgoing emails and text messages, newest first, without their content */
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
        /** List the models that the caller may use, the default first */
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
        /** List all connected models with their abilities, health and current prices, the default first */
        get: operations["listConnectedModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a model a few questions, and store what it can do; nobody is charged */
        post: operations["testModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/{id}/enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable or disable a model */
        put: operations["setModelEnabled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-purposes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the default model of each purpose */
        get: operations["listPurposeDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-purposes/{purpose}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the default model of a purpose to one that can do it; chat always has one */
        put: operations["setPurposeDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the plans and teams to which a model can be restricted */
        get: operations["listPossibleAudiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/{id}/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set who may use a model; null: everyone */
        put: operations["setModelAudience"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/models/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a model; its answers stay */
        delete: operations["deleteModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-fallbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set which enabled models replace the default when it fails, in this order */
        put: operations["setFallbackOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the connected model providers, without their keys */
        get: operations["listModelProviders"];
        put?: never;
        /** Connect a model provider that answers and accepts the key */
        post: operations["connectModelProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-provider-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look for model servers on this machine and keys in the environment; connects nothing */
        get: operations["listModelProviderOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-providers/{id}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the key of a provider by one that it accepts */
        put: operations["replaceModelProviderKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disconnect a provider: its key and its models are deleted, answers stay */
        delete: operations["deleteModelProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-providers/{id}/offered-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask a provider for its models; at most 1,000 */
        get: operations["listOfferedModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-providers/{id}/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a provider's model, test it, and enable it if it answers */
        post: operations["adoptModel"];
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
    "/api/v1/model-usage/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what models were used for and what it cost, by the caller, compared with as many days before */
        get: operations["readOwnModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model-usage/own/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the usage of models by the caller, most expensive first; days newest first */
        get: operations["listOwnModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model-usage/own/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the usage of models by the caller as CSV, one row a day, person, model and purpose */
        get: operations["exportOwnModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what models were used for and what it cost, by the workspace, compared with as many days before */
        get: operations["readModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model-usage/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the usage of models by the workspace, most expensive first; days newest first */
        get: operations["listModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model-usage/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the usage of models by the workspace as CSV, one row a day, person, model and purpose */
        get: operations["exportModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what models were used for and what it cost, by the installation, compared with as many days before */
        get: operations["readAllModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-usage/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the usage of models by the installation, most expensive first; days newest first */
        get: operations["listAllModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-usage/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the usage of models by the installation as CSV, one row a day, person, model and purpose */
        get: operations["exportAllModelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the calls of models, newest first, without what was said */
        get: operations["listModelCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/model-traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how calls flow from workspaces and purposes to models */
        get: operations["readModelTraffic"];
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
    "/api/v1/tools/calls/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what one tool call did */
        post: operations["undoToolCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what the tool calls of a run did, newest first, as far as possible */
        post: operations["undoRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an approval: one's own, or one that somebody else has to decide */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tools/calls/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the approval of a tool call; null where nobody is asked, or somebody else */
        get: operations["getApprovalOfToolCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow a tool call once, as it is shown or with changed values */
        post: operations["approveToolCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deny a tool call; the assistant reads the reason */
        post: operations["denyToolCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/browser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See the live browser of a run, with its page as a picture; null before it has one */
        get: operations["getBrowser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/browser/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over the browser of your run; the assistant waits */
        post: operations["takeOverBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/browser/hand-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand the browser back to the assistant */
        post: operations["handBackBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/browser/input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send what you did with mouse and keyboard to the page that you took over */
        post: operations["useBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/browser-pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the picture of the page after a tool call, as JPEG; kept for 30 days */
        get: operations["readBrowserPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/browser-secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your stored passwords for websites, without their values, at most 100 */
        get: operations["listBrowserSecrets"];
        put?: never;
        /** Store a password for one website */
        post: operations["addBrowserSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/browser-secrets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a stored password */
        delete: operations["deleteBrowserSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the connections of the workspace, without their secrets */
        get: operations["listConnections"];
        put?: never;
        /** Add a connection and read its tools; none of them is approved by that */
        post: operations["addConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a connection */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /** Delete a connection with its secrets and its tools */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        /** Rename a connection, or replace its key or its uploaded document */
        patch: operations["changeConnection"];
        trace?: never;
    };
    "/api/v1/connections/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the tools of a connection now */
        post: operations["checkConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a sign-in at the authorization server of a connection */
        post: operations["beginConnectionSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a sign-in with what the authorization server sent back */
        post: operations["finishConnectionSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/client-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What authorization servers learn about this installation as a client */
        get: operations["getClientMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tools of a connection: as approved, and as they are */
        get: operations["listConnectionTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}/tools/{toolId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve exactly this form of a tool, with confirmed facts */
        post: operations["approveConnectionTool"];
        /** Withdraw the approval of a tool */
        delete: operations["withdrawConnectionToolApproval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}/tools/{toolId}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call a tool of a connection now, with this input */
        post: operations["tryConnectionTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/http-hosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the hosts that the tools for HTTP requests may reach */
        get: operations["listHttpHosts"];
        put?: never;
        /** Allow HTTP requests of assistants to a host */
        post: operations["allowHttpHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/http-hosts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Allow HTTP requests to a host no longer */
        delete: operations["withdrawHttpHost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/http-hosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the hosts that HTTP requests of every workspace may reach */
        get: operations["listInstallationHttpHosts"];
        put?: never;
        /** Allow HTTP requests of every workspace to a host */
        post: operations["allowInstallationHttpHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/http-hosts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Allow HTTP requests to a host no longer, in every workspace */
        delete: operations["withdrawInstallationHttpHost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the collections that you can read, newest change first */
        get: operations["listCollections"];
        put?: never;
        /** Create a collection of documents */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a collection */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /** Delete a collection with its documents */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /** Rename or describe a collection */
        patch: operations["changeCollection"];
        trace?: never;
    };
    "/api/v1/collections/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the documents of a collection by folder and title */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{id}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a document in Markdown */
        post: operations["writeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a web page, and how often it is read again */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document: its state and what was read of it */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /** Delete a document with its passages */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /** Rename or move a document, change how often it is read, or what was written here */
        patch: operations["changeDocument"];
        trace?: never;
    };
    "/api/v1/documents/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a document again: an address from the web, any other from its content */
        post: operations["readDocumentAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/passages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the text of a document in passages, in order; the cursor is the number of a passage */
        get: operations["listDocumentPassages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the Markdown of a document that was written here */
        get: operations["getDocumentText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the content of a document */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how far search by meaning knows a collection */
        get: operations["getCollectionProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read up to 500 failed documents again, and passages that the model for search by meaning refused */
        post: operations["retryCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/knowledge/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the passages that answer a question, and see why each was found */
        get: operations["searchKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the collections that a conversation asks */
        get: operations["listConversationCollections"];
        /** Choose the collections that a conversation asks, among those that you can read */
        put: operations["chooseConversationCollections"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/file-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the limits of attached files: the size of one, and the number in a message */
        get: operations["readFileLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files that you have sent with a message, newest first */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a file: its state, kind and size */
        get: operations["getFile"];
        /** Upload a file under an id of your choice; a retry returns the first one */
        put: operations["uploadFile"];
        post?: never;
        /** Delete a file that no message holds */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}/passages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the text of a file in passages, in order */
        get: operations["listFilePassages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an image for viewing, as JPEG */
        get: operations["readFilePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your tasks, or those that you gave to others, newest first */
        get: operations["listTasks"];
        put?: never;
        /** Create a task for yourself or a colleague */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a task */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a task; who does it may change its state */
        patch: operations["changeTask"];
        trace?: never;
    };
    "/api/v1/task-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of your workspace who can be given a task, at most 200 */
        get: operations["listTaskPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/outgoing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the mails that you sent, newest first */
        get: operations["listOutgoingMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/outgoing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a mail that you sent, by its id or that of its tool call */
        get: operations["getOutgoingMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/outgoing/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a mail that has not left; a retry returns the same mail */
        post: operations["withdrawMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/outgoing/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail again that failed, lies in the outbox, or whose outcome is unknown; a retry sends no third one */
        post: operations["sendMailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your drafts, newest first */
        get: operations["listMailDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a draft */
        put: operations["changeMailDraft"];
        post?: never;
        /** Delete a draft */
        delete: operations["deleteMailDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/drafts/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft; it is held back for a while, and a retry sends no second one */
        post: operations["sendMailDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your runs that have not ended, newest first, without those that other runs have started */
        get: operations["listActiveRuns"];
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
    "/api/v1/tools/calls/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The run that a tool call of your run has started; null before it is, and where the call starts none */
        get: operations["getRunOfToolCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the steps of a run as they were, 50 a page; nothing is carried out */
        get: operations["listRunSteps"];
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
        /** Stop a run; its output so far is kept */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a run that waits at a limit go on, or end it with what it has */
        post: operations["decideLimit"];
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
    "/api/v1/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what waits for you, or what waits for others on your behalf, newest first */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/limits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a wait of your run at a limit */
        get: operations["getWaitingLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/failed-runs/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a failed run out of your inbox; the run stays as it is */
        post: operations["dismissFailedRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether you get an email about what waits for you, and about tasks that are due */
        get: operations["readInboxMails"];
        /** Choose whether you get an email about what waits for you, or about tasks that are due */
        put: operations["chooseInboxMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a question that was asked for you */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tools/calls/{id}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the question of a tool call; null where nothing is asked, or somebody else */
        get: operations["getQuestionOfToolCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question; its run continues */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what you were told in this workspace, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what you have not read in this workspace, at most 100 */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/other-workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what you have not read in your other workspaces, at most 100 in each; those without are left out */
        get: operations["countUnreadOfOtherWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications as read, or those about one object */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get where you are told what in this workspace, and when mails come */
        get: operations["getNotificationSettings"];
        /** Choose where you are told what in this workspace, and when mails come */
        put: operations["chooseNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/presence/{noun}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that you are at an object, write there, or have left; the reply says who is there */
        post: operations["sayPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentionables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List people, teams and agents whose name begins with some words, those first who can read an object */
        get: operations["listMentionables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments on a conversation with their replies, newest first: the open or the resolved ones */
        get: operations["listComments"];
        put?: never;
        /** Comment on a message, or on a passage of it */
        post: operations["writeComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/comment-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the comments on a conversation and on each of its messages */
        get: operations["countComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the thread of a comment or reply */
        get: operations["getComment"];
        put?: never;
        post?: never;
        /** Delete your comment, or any in your conversation */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /** Change the text of your comment */
        patch: operations["editComment"];
        trace?: never;
    };
    "/api/v1/comments/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply to a comment */
        post: operations["replyToComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/comments/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a thread as resolved */
        post: operations["resolveComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/comments/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a resolved thread again */
        post: operations["reopenComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the artifacts of a conversation, the last changed first */
        get: operations["listArtifacts"];
        put?: never;
        /** Create an artifact in a conversation */
        post: operations["createArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artifacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an artifact with the content of its newest version */
        get: operations["getArtifact"];
        put?: never;
        post?: never;
        /** Delete an artifact. It can be restored for a day */
        delete: operations["deleteArtifact"];
        options?: never;
        head?: never;
        /** Rename an artifact */
        patch: operations["renameArtifact"];
        trace?: never;
    };
    "/api/v1/artifacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted artifact */
        post: operations["restoreArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artifacts/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of an artifact, newest first */
        get: operations["listArtifactVersions"];
        put?: never;
        /** Save a new version of an artifact */
        post: operations["saveArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artifacts/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one version of an artifact with its content */
        get: operations["getArtifactVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artifacts/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest again, as a new version */
        post: operations["restoreArtifactVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{noun}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what something is called, who owns it, and whether you may share it */
        get: operations["getSharedObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{noun}/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who has access beside the owner, since when, by whom, and until when */
        get: operations["listShareGrants"];
        /** Share something with a person, a team or the workspace; replaces what they had */
        put: operations["grantShare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{noun}/{id}/grants/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a share; access ends at once */
        delete: operations["withdrawShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{noun}/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give something of yours to another member of the workspace; you stay an editor */
        put: operations["transferOwnership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{noun}/{id}/people/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a person may do with something, and why */
        get: operations["getEffectiveAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared-with-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what colleagues share with you, latest first */
        get: operations["listSharedWithMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared-by-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shares of what you own, latest first */
        get: operations["listSharedByMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the people of the workspace by name or address; guests find those of what they have */
        get: operations["listWorkspacePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{noun}/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who asks for access, for people who may share it */
        get: operations["listAccessRequests"];
        put?: never;
        /** Ask the owner of something for access; the reply is the same whether it exists or not */
        post: operations["askAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access-requests/{requestId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant or decline a request for access; the person who asked is told */
        post: operations["decideAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all versions of the installation's instructions, the current one first */
        get: operations["listInstallationInstructions"];
        put?: never;
        /** Add a version of the installation's instructions; each run uses it from its next start */
        post: operations["changeInstallationInstructions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/instructions/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a version with the text of an earlier one */
        post: operations["restoreInstallationInstructions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the built-in tools with their modes for the whole installation */
        get: operations["listInstallationTools"];
        /** Set the mode of a built-in tool for the whole installation */
        put: operations["setInstallationToolMode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/redaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get which rules replace values before each provider sees a message */
        get: operations["getRedaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/redaction/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch a rule on or off for a provider */
        put: operations["switchRedactionRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/redaction/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add words or a pattern to replace, for every connected provider */
        post: operations["addOwnRedactionTerm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/redaction/terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete words or a pattern */
        delete: operations["deleteOwnRedactionTerm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/ai-settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what a model would be told in one of your workspaces; nothing is sent */
        post: operations["previewAiSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what a model would be told in your workspace; nothing is sent */
        post: operations["previewWorkspaceAiSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-settings/instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all versions of the workspace's instructions, the current one first */
        get: operations["listWorkspaceInstructions"];
        put?: never;
        /** Add a version of the workspace's instructions; each run uses it from its next start */
        post: operations["changeWorkspaceInstructions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-settings/instructions/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a version with the text of an earlier one */
        post: operations["restoreWorkspaceInstructions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-settings/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tools of the workspace with their modes */
        get: operations["listWorkspaceTools"];
        /** Set the mode of a tool for the workspace */
        put: operations["setWorkspaceToolMode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what is remembered of you, or what is proposed, newest first */
        get: operations["listMemories"];
        put?: never;
        /** Have something remembered */
        post: operations["keepMemory"];
        /** Erase all that is remembered of you and all proposals */
        delete: operations["forgetAllMemories"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a memory */
        get: operations["getMemory"];
        put?: never;
        post?: never;
        /** Erase a memory, or decline a proposal */
        delete: operations["forgetMemory"];
        options?: never;
        head?: never;
        /** Change what is remembered, for which agent, or switch it on or off */
        patch: operations["changeMemory"];
        trace?: never;
    };
    "/api/v1/memories/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a proposal, as it is or in other words */
        post: operations["acceptMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether memory is used, and how much is remembered */
        get: operations["getMemoryStanding"];
        /** Switch your memory on or off */
        put: operations["switchMemory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/memory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose whether your memory is used in a conversation */
        put: operations["chooseMemory"];
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
        /** List the conversations that you own or that are shared with you, newest first: those of one place, or all but the archived ones */
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
    "/api/v1/messages/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Continue an answer that was stopped or failed, as another version of it that begins with its text */
        post: operations["continueMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on from a step of an answer as another version of it; nothing up to there is carried out again */
        post: operations["forkMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep one of two answers side by side; the other stays as a version */
        post: operations["keepMessage"];
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
    "/api/v1/conversations/{id}/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages that wait for the end of an answer, in the order of sending */
        get: operations["listQueue"];
        put?: never;
        /** Send a message when the present answer ends, or let the answer read it before its next step */
        post: operations["queueMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/queue/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the messages that Stop or a failure has held back */
        post: operations["resumeQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/queued-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a message that was not sent yet */
        delete: operations["removeQueuedMessage"];
        options?: never;
        head?: never;
        /** Change the text of a message that was not sent yet */
        patch: operations["editQueuedMessage"];
        trace?: never;
    };
    "/api/v1/queued-messages/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a queued message now: as a question, or into the running answer */
        post: operations["sendQueuedMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/public-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a public link to a copy of the shown branch; the token is returned only here */
        post: operations["createPublicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your public links, newest first */
        get: operations["listPublicLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public-links/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the copy behind a link by the present conversation */
        post: operations["renewPublicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a public link for good */
        delete: operations["withdrawPublicLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the conversation behind a public link */
        post: operations["openPublicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/public-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether people may make public links */
        get: operations["readPublicLinkPolicy"];
        /** Allow or forbid public links; while forbidden, existing ones do not open */
        put: operations["setPublicLinkPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import conversations from another product; what was imported before is skipped */
        post: operations["importConversations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search titles, then messages with all words, then those with some; each newest first */
        get: operations["searchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say in which conversation a message is, and whether on the shown branch */
        get: operations["placeOfMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your folders in your order, at most 100 */
        get: operations["listFolders"];
        put?: never;
        /** Create a folder for conversations */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a folder; its conversations return to the list, and it can be restored for 15 minutes */
        delete: operations["deleteFolder"];
        options?: never;
        head?: never;
        /** Rename a folder */
        patch: operations["renameFolder"];
        trace?: never;
    };
    "/api/v1/folders/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted folder with what was in it */
        post: operations["restoreFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/folders/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put your folders in this order */
        put: operations["orderFolders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pin, archive, move to a folder, or return to the list */
        post: operations["fileConversations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several conversations; they can be restored for 15 minutes */
        post: operations["deleteConversations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore several deleted conversations */
        post: operations["restoreConversations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note which message of a conversation you have seen last */
        put: operations["noteRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how far others have read a conversation, the latest first */
        get: operations["listReads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a conversation to somebody else with a note; you stay an editor */
        post: operations["handOverConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/hand-overs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who gave a conversation to whom, oldest first */
        get: operations["listHandOvers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a conversation with all its versions as JSON */
        get: operations["exportConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{id}/export/markdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the shown branch of a conversation as Markdown */
        get: operations["exportConversationAsMarkdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bulk-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your exports, newest first, at most 3 */
        get: operations["listBulkExports"];
        put?: never;
        /** Have several conversations packed into one zip, or all of your own */
        post: operations["requestBulkExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bulk-exports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the zip of an export that is ready */
        get: operations["downloadBulkExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bulk-exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel an export, or remove its zip */
        delete: operations["removeBulkExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agents that you may use or edit, newest change first */
        get: operations["listAgents"];
        put?: never;
        /** Create an agent as a draft: empty, from a template, or as a copy */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an agent */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /** Delete an agent with its versions and tests; its conversations stay */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the draft of an agent */
        get: operations["getAgentDraft"];
        /** Save the draft; refused when somebody saved another revision meanwhile */
        put: operations["saveAgentDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/draft/adopt-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vouch for the text of this revision of the draft, which somebody else wrote, as for your own */
        post: operations["adoptAgentText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish exactly this revision of the draft as the next version */
        post: operations["publishAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the published versions of an agent, newest first */
        get: operations["listAgentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a version of an agent with its content */
        get: operations["getAgentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/versions/{number}/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish an earlier version again, as a new version */
        post: operations["rollBackAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compare two versions, or a version with the draft */
        get: operations["compareAgentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive an agent: it is hidden, and nobody can use it */
        post: operations["archiveAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an archived agent */
        post: operations["restoreAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a conversation with the draft that is in no list, search or export */
        post: operations["startAgentTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the six templates for agents, in one language */
        get: operations["listAgentTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tools that an agent of yours can have, at most 128 */
        get: operations["listAgentTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the draft of an agent as JSON, without ids and secrets */
        get: operations["exportAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import an exported agent as a draft; the reply says what was left out */
        post: operations["importAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agent-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the figures of the agents that you may edit */
        get: operations["listAgentFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get runs, success, cost and duration of an agent */
        get: operations["getAgentFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what an agent did for you, newest first */
        get: operations["listAgentRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the triggers and the people that lose an agent when it is deleted, for people who may delete it */
        get: operations["getAgentUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all agents of the workspace, without their content */
        get: operations["listWorkspaceAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/agents/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the use of an agent in the workspace */
        post: operations["withdrawAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/agents/{id}/readmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a withdrawn agent be used again */
        post: operations["readmitAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/triggers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your triggers, newest first */
        get: operations["listTriggers"];
        put?: never;
        /** Create a trigger; the reply has the secret of a webhook, which is never shown again */
        post: operations["createTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/triggers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a trigger */
        get: operations["getTrigger"];
        put?: never;
        post?: never;
        /** Delete a trigger; it can be restored for a while, and its conversations stay */
        delete: operations["deleteTrigger"];
        options?: never;
        head?: never;
        /** Change a trigger; its kind stays */
        patch: operations["changeTrigger"];
        trace?: never;
    };
    "/api/v1/triggers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a trigger that was deleted a moment ago */
        post: operations["restoreTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/triggers/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a trigger; what would start it meanwhile is not made up for */
        post: operations["pauseTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/triggers/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a trigger that is paused or was stopped */
        post: operations["resumeTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/triggers/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a trigger now, also while it is paused */
        post: operations["runTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/triggers/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a webhook another secret, which is never shown again */
        post: operations["renewTriggerSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/triggers/{id}/firings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what came of each time that a trigger had a reason to start, newest first; kept for 90 days */
        get: operations["listFirings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trigger-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the next five times of a pattern in a time zone */
        get: operations["listTriggerSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/triggers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the triggers of everybody in the workspace, newest first, without what they ask */
        get: operations["listWorkspaceTriggers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/triggers/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a trigger of the workspace; its person is told and cannot resume it */
        post: operations["stopWorkspaceTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workspace/triggers/{id}/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow a trigger that was stopped for the workspace again; its person can then resume it */
        post: operations["allowWorkspaceTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the erasures of people, newest first, and what is kept of everybody */
        get: operations["listErasures"];
        put?: never;
        /** Erase a person for good: the account, everything that it holds, and the keys of what the log sealed */
        post: operations["requestErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/erasures/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts that their person closed, the next due first */
        get: operations["listClosingAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how far an erasure has come, and its certificate */
        get: operations["readErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/erasures/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the signed certificate of an erasure */
        get: operations["downloadErasureCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed state of the log of your workspace, or of the installation */
        get: operations["getLogState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the log of your workspace with its proof, as one file for the verifier (tar, gzip) */
        get: operations["exportLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/installation-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the log of the installation with its proof, as one file for the verifier (tar, gzip) */
        get: operations["exportInstallationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/events/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the proof that an audit event stands in the log */
        get: operations["getLogEventProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/runs/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the proof that the audit events of a run stand in the log, as one file for the verifier */
        get: operations["getRunProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/logs/{id}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the newest checkpoint of a log, as a signed note */
        get: operations["getLogCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/logs/{id}/tile/{*}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tile or a bundle of entries of a log (C2SP tlog-tiles) */
        get: operations["getLogTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which events you may read, and whose */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List everything that is recorded, in words */
        get: operations["listActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit events by filter, newest first; a page may be short while the search goes on */
        get: operations["listLogEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an audit event with everything that is recorded */
        get: operations["getLogEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/events/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the personal content of an audit event; for another person's, this is recorded */
        post: operations["readLogEventContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce new events of a log to you for the next minute, at most once a second */
        post: operations["watchLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your saved queries */
        get: operations["listSavedQueries"];
        put?: never;
        /** Save filters of the log under a name */
        post: operations["createSavedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/queries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved query */
        delete: operations["deleteSavedQuery"];
        options?: never;
        head?: never;
        /** Rename a saved query */
        patch: operations["renameSavedQuery"];
        trace?: never;
    };
    "/api/v1/compliance/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the legal holds of your workspace, and whom they can be placed on */
        get: operations["listHolds"];
        put?: never;
        /** Keep what people, conversations and agents have made, whatever deletes it */
        post: operations["placeHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/holdable-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find conversations of your workspace for a hold, by owner, or by a title that you may read */
        get: operations["findHoldableConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change when a standing hold ends */
        patch: operations["changeHold"];
        trace?: never;
    };
    "/api/v1/compliance/holds/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release a hold; what waited for it is deleted as it would have been */
        post: operations["releaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how long each kind of data is kept */
        get: operations["listRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of data for which your workspace can set a period, with what is due */
        get: operations["listRetentionPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/periods/{kind}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what a period would delete today */
        get: operations["previewRetentionPeriod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/periods/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set after how many days a kind of data is deleted; a shorter period waits a day */
        put: operations["setRetentionPeriod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the archives that you asked for, newest first */
        get: operations["listArchives"];
        put?: never;
        /** Have everything of a person, or what a legal hold covers, packed into a signed archive; needs a session with a proof of the last day */
        post: operations["requestArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/archives/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an archive that is ready, as a zip */
        get: operations["downloadArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/archives/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel an archive, or remove its file */
        delete: operations["removeArchive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your exports of events, newest first */
        get: operations["listEventExports"];
        put?: never;
        /** Have the events of a log that a filter finds written to a file */
        post: operations["requestEventExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/exports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the file of an export of events that is ready */
        get: operations["downloadEventExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel an export of events, or remove its file */
        delete: operations["removeEventExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/sinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where the events of your workspace go as they are recorded */
        get: operations["listEventSinks"];
        put?: never;
        /** Send the events of your workspace somewhere as they are recorded */
        post: operations["createEventSink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/sinks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a receiver of events */
        delete: operations["deleteEventSink"];
        options?: never;
        head?: never;
        /** Change the name, address or categories of a receiver of events */
        patch: operations["changeEventSink"];
        trace?: never;
    };
    "/api/v1/compliance/sinks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a receiver of events, or have it go on where it stopped */
        post: operations["pauseEventSink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/sinks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a webhook another secret; deliveries carry both signatures for a day */
        post: operations["renewEventSinkSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/compliance/sinks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a made-up event to a receiver and say what it answered */
        post: operations["testEventSink"];
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
    "/api/v1/collections/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Upload a document under an id of your choice, or a new version of it; a retry changes nothing */
        put: operations["uploadDocument"];
        post?: never;
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
        BackupInput: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            recordedAt: string;
            recordedBy: string | null;
        };
        ApprovalInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            runId: string;
            /** Format: uuid */
            toolCallId: string;
            conversationId: string | null;
            toolName: string;
            toolTitle: string;
            /** @enum {string} */
            status: "requested" | "approved" | "denied" | "expired" | "withdrawn";
            shown: {
                act: string;
                undo: string;
                isFinal?: boolean;
                warnings: string[];
                fields: {
                    label: string;
                    argument: string | null;
                    /** @enum {string} */
                    kind: "line" | "text" | "addresses" | "url" | "json";
                    value: string;
                    isEditable: boolean;
                }[];
                subject?: {
                    type: string;
                    /** Format: uuid */
                    id: string;
                    version?: number;
                };
            };
            marks: {
                field: number;
                start: number;
                end: number;
                source: string;
                url: string | null;
                callId?: string | null;
            }[];
            hash: string;
            rule: string;
            why: string;
            policyHash: string;
            askedFor: string;
            isOwn: boolean;
            askedBy: string[];
            startedBy: string | null;
            needsOther: boolean;
            deciders: {
                names: string[];
                total: number;
            } | null;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            expiresAt: string;
            decision: {
                by: string;
                /** Format: date-time */
                at: string;
                reason: string | null;
                isChanged: boolean;
            } | null;
            abilities: {
                decide: boolean;
            };
        };
        UndoneCallInput: {
            /** Format: uuid */
            toolCallId: string;
            toolTitle: string;
            /** @enum {string} */
            outcome: "undone" | "already_undone" | "not_possible";
            summary: string;
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
            status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
            attempt: number;
            input: components["schemas"]["__shared"];
            approvedInput: components["schemas"]["__shared"];
            decision: {
                /** @enum {string} */
                outcome: "allow" | "ask" | "deny";
                rule: string | null;
                why: string | null;
                facts: {
                    [key: string]: string | number | boolean;
                } | null;
                policyHash: string | null;
            } | null;
            undone: {
                /** Format: date-time */
                at: string;
                summary: string;
            } | null;
            abilities: {
                undo: boolean;
            };
            isWithheld: boolean;
            content: string | null;
            contentHash: string | null;
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
        RunCallInput: {
            step: number;
            provider: string;
            model: string;
            version: string | null;
            inputTokens: number;
            cachedInputTokens: number;
            outputTokens: number;
            isEstimated: boolean;
            costMicros: number;
            firstTokenMs: number | null;
            durationMs: number;
            /** @enum {string} */
            outcome: "ok" | "stopped" | "failed" | "refused";
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
                agent?: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    version: number | null;
                };
                replaced?: {
                    name: string;
                    count: number;
                }[];
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
                decideLimit: boolean;
            };
        };
        ReceiptInput: {
            run: components["schemas"]["RunInput"];
            instructions: {
                installation: number | null;
                workspace: number | null;
            };
            replaced: {
                provider: string;
                placeholder: string;
                value: string;
            }[];
            onBehalfOf: string;
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
            files: {
                name: string;
                contentHash: string | null;
            }[];
            memories: {
                /** Format: uuid */
                id: string;
                text: string;
            }[];
            calls: components["schemas"]["RunCallInput"][];
            toolCalls: {
                /** Format: uuid */
                id: string;
                toolName: string;
                title: string;
                /** @enum {string} */
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                summary: string;
                sources: {
                    title: string;
                    url: string;
                }[];
                contentHash: string | null;
                durationMs: number | null;
            }[];
            auditEvents: {
                /** Format: uuid */
                id: string;
                number: number;
                act: string;
                /** Format: date-time */
                at: string;
                digest: string;
            }[];
        };
        ListedRunInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "queued" | "running" | "waiting";
            title: string | null;
            conversationId: string | null;
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            toolTitle: string | null;
            stepCount: number;
            waits: {
                /** @enum {string} */
                kind: "approval" | "answer" | "time" | "child_run" | "event" | "limit";
                wakeAt: string | null;
                awaits: string | null;
            }[];
            /** Format: date-time */
            createdAt: string;
            isStopping: boolean;
            abilities: {
                cancel: boolean;
            };
        };
        RunStepInput: {
            place: number;
            number: number;
            /** @enum {string} */
            kind: "model" | "input" | "notice";
            /** @enum {string} */
            status: "running" | "waiting" | "succeeded" | "failed" | "interrupted";
            isOwn: boolean;
            /** Format: date-time */
            startedAt: string;
            endedAt: string | null;
            parts: ({
                /** @constant */
                type: "text";
                text: string;
            } | {
                /** @constant */
                type: "reasoning";
                text: string;
            } | {
                /** @constant */
                type: "tool-call";
                title: string;
                line: string;
                /** @enum {string} */
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                input: string;
                result: string;
            })[];
            abilities: {
                fork: boolean;
            };
        };
        MentionInput: {
            /** @enum {string} */
            type: "person" | "team" | "agent";
            /** Format: uuid */
            id: string;
            name: string;
        };
        MentionableInput: {
            /** @enum {string} */
            type: "person" | "team" | "agent";
            /** Format: uuid */
            id: string;
            name: string;
            canRead: boolean;
        };
        ShareGrantInput: {
            /** Format: uuid */
            id: string;
            subject: {
                /** @constant */
                type: "user";
                /** Format: uuid */
                userId: string;
            } | {
                /** @constant */
                type: "team";
                /** Format: uuid */
                teamId: string;
            } | {
                /** @constant */
                type: "workspace";
            };
            name: string;
            people: number;
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            /** Format: date-time */
            grantedAt: string;
            grantedBy: string | null;
            expiresAt: string | null;
            otherWays: string[];
        };
        SharedObjectInput: {
            noun: string;
            /** Format: uuid */
            id: string;
            name: string;
            path: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            relations: ("viewer" | "commenter" | "editor")[];
            abilities: {
                share: boolean;
                transfer: boolean;
            };
            obstacle: ("no_team" | "address_unproved") | null;
            grants: number;
            mostGrants: number;
        };
        EffectiveAccessInput: {
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            relation: ("viewer" | "commenter" | "editor" | "owner") | null;
            ways: {
                /** @enum {string} */
                type: "owner" | "user" | "team" | "workspace";
                name: string;
                /** @enum {string} */
                relation: "viewer" | "commenter" | "editor" | "owner";
                expiresAt: string | null;
            }[];
        };
        AccessRequestInput: {
            noun: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            requestId: string;
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            note: string;
            /** Format: date-time */
            askedAt: string;
        };
        ShareWithMeInput: {
            noun: string;
            /** Format: uuid */
            id: string;
            name: string;
            path: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            ways: {
                /** @enum {string} */
                type: "owner" | "user" | "team" | "workspace";
                name: string;
                /** @enum {string} */
                relation: "viewer" | "commenter" | "editor" | "owner";
                expiresAt: string | null;
            }[];
            /** Format: date-time */
            sharedAt: string;
        };
        ShareByMeInput: {
            noun: string;
            /** Format: uuid */
            id: string;
            name: string;
            path: string;
            grant: components["schemas"]["ShareGrantInput"];
        };
        WorkspacePersonInput: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            isGuest: boolean;
        };
        CollectionInput: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            isShared: boolean;
            documents: {
                total: number;
                waiting: number;
                failed: number;
            };
            passageCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                edit: boolean;
                share: boolean;
                delete: boolean;
            };
        };
        CollectionProgressInput: {
            meaning: {
                passages: number;
                done: number;
                refused: number;
            } | null;
        };
        CollectionRetryInput: {
            documents: number;
            passages: number;
        };
        ConversationCollectionsInput: {
            items: {
                /** Format: uuid */
                id: string;
                name: string;
                isLeftOut: boolean;
            }[];
            hiddenCount: number;
        };
        KnowledgeDocumentInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            collectionId: string;
            folder: string;
            title: string;
            /** @enum {string} */
            source: "upload" | "address" | "text";
            address: string | null;
            refreshHours: number | null;
            checkedAt: string | null;
            refreshAt: string | null;
            sizeBytes: number;
            kind: string | null;
            pageCount: number | null;
            characterCount: number | null;
            isCutShort: boolean;
            /** @enum {string} */
            state: "waiting" | "reading" | "ready" | "failed";
            problem: {
                code: string;
                message: string;
            } | null;
            passageCount: number;
            version: number;
            indexedVersion: number;
            addedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            indexedAt: string | null;
            abilities: {
                edit: boolean;
            };
        };
        KnowledgePassageInput: {
            number: number;
            place: string;
            text: string;
        };
        AskedWordInput: {
            word: string;
            foundAs: string[];
            passages: number;
            weight: number;
        };
        FoundPassageInput: {
            number: number;
            place: string;
            text: string;
            /** Format: uuid */
            documentId: string;
            documentTitle: string;
            /** Format: uuid */
            collectionId: string;
            collectionName: string;
            version: number;
            score: number;
            byWords: number | null;
            byMeaning: number | null;
            words: string[];
        };
        KnowledgeSearchInput: {
            items: components["schemas"]["FoundPassageInput"][];
            words: components["schemas"]["AskedWordInput"][];
            isAnswered: boolean;
            withoutMeaning: ("no_model" | "model_failed" | "not_indexed") | null;
        };
        AgentContentInput: {
            name: string;
            /** @default  */
            purpose: string;
            /** @default  */
            instructions: string;
            /** @default [] */
            variables: {
                name: string;
                /** @default  */
                default: string;
                isRequired?: boolean;
            }[];
            /** @default null */
            modelId: string | null;
            /** @default null */
            fallbackModelId: string | null;
            /** @default all */
            tools: "all" | {
                name: string;
                /**
                 * @default automatic
                 * @enum {string}
                 */
                mode: "automatic" | "ask" | "off";
            }[];
            /** @default [] */
            collections: string[];
            /** @default false */
            hasMemory: boolean;
            /**
             * @default {
             *       "steps": null,
             *       "activeMs": null,
             *       "costMicros": null
             *     }
             */
            limits: {
                /** @default null */
                steps: number | null;
                /** @default null */
                activeMs: number | null;
                /** @default null */
                costMicros: number | null;
            };
            /** @default [] */
            starters: string[];
            /** @default null */
            outputSchema: {
                [key: string]: components["schemas"]["__shared"];
            } | null;
        };
        AgentInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived" | "withdrawn";
            name: string;
            purpose: string;
            starters: string[];
            variables: {
                name: string;
                isRequired: boolean;
            }[];
            modelId: string | null;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            published: {
                number: number;
                /** Format: date-time */
                publishedAt: string;
            } | null;
            draft: {
                revision: number;
                hasChanges: boolean;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                use: boolean;
                edit: boolean;
                archive: boolean;
                restore: boolean;
                delete: boolean;
                share: boolean;
            };
        };
        AgentDraftInput: {
            /** Format: uuid */
            agentId: string;
            revision: number;
            content: components["schemas"]["AgentContentInput"];
            changedFields: string[];
            notices: {
                field: string;
                /** @enum {string} */
                code: "unknown_tool" | "unknown_model" | "unknown_variable" | "unknown_collection" | "unknown_field";
                message: string;
            }[];
            /** @enum {string} */
            textOrigin: "own" | "workspace" | "outside";
            savedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            savedAt: string;
        };
        AgentVersionInput: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            state: "published" | "superseded";
            publishedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            publishedAt: string;
            rolledBackTo: number | null;
            note: string | null;
        };
        AgentVersionWithContentInput: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            state: "published" | "superseded";
            publishedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            publishedAt: string;
            rolledBackTo: number | null;
            note: string | null;
            content: components["schemas"]["AgentContentInput"];
        };
        AgentComparisonInput: {
            changes: {
                field: string;
                before: components["schemas"]["__shared"];
                after: components["schemas"]["__shared"];
            }[];
        };
        AgentRecordInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived" | "withdrawn";
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            publishedNumber: number | null;
            /** Format: date-time */
            createdAt: string;
            withdrawnAt: string | null;
            abilities: {
                withdraw: boolean;
                readmit: boolean;
            };
        };
        AgentExportInput: {
            /** @constant */
            format: "adjutant.agent";
            /** @constant */
            version: 1;
            /** Format: date-time */
            exportedAt: string;
            agent: {
                name: string;
                /** @default  */
                purpose: string;
                /** @default  */
                instructions: string;
                /** @default [] */
                variables: {
                    name: string;
                    /** @default  */
                    default: string;
                    isRequired?: boolean;
                }[];
                /** @default all */
                tools: "all" | {
                    name: string;
                    /**
                     * @default automatic
                     * @enum {string}
                     */
                    mode: "automatic" | "ask" | "off";
                }[];
                /** @default [] */
                collections: string[];
                /** @default false */
                hasMemory: boolean;
                /**
                 * @default {
                 *       "steps": null,
                 *       "activeMs": null,
                 *       "costMicros": null
                 *     }
                 */
                limits: {
                    /** @default null */
                    steps: number | null;
                    /** @default null */
                    activeMs: number | null;
                    /** @default null */
                    costMicros: number | null;
                };
                /** @default [] */
                starters: string[];
                /** @default null */
                outputSchema: {
                    [key: string]: components["schemas"]["__shared"];
                } | null;
            };
            models: {
                model: string | null;
                fallback: string | null;
            };
        };
        ImportAgentInput: {
            file: components["schemas"]["__shared"];
        };
        AgentFiguresInput: {
            /** Format: uuid */
            agentId: string;
            runs: number;
            succeeded: number;
            failed: number;
            cancelled: number;
            handedOver: number;
            costMicros: number | null;
            medianActiveMs: number | null;
            lastUsedAt: string | null;
        };
        AgentRunInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "queued" | "running" | "waiting" | "succeeded" | "failed" | "cancelled";
            version: number | null;
            startedBy: string;
            conversation: {
                /** Format: uuid */
                id: string;
                title: string;
            } | null;
            error: string | null;
            activeMs: number;
            /** Format: date-time */
            createdAt: string;
        };
        AgentTemplateInput: {
            /** @enum {string} */
            key: "researcher" | "inbox_triage" | "report_writer" | "meeting_preparer" | "data_analyst" | "crm_assistant";
            content: components["schemas"]["AgentContentInput"];
            notThereYet: string[];
        };
        AgentUsesInput: {
            triggers: {
                schedule: number;
                webhook: number;
                event: number;
            };
            people: number;
            teams: number;
            isSharedWithWorkspace: boolean;
        };
        BuilderToolInput: {
            name: string;
            title: string;
            about: string | null;
            description: string;
            source: string;
            /** @enum {string} */
            effect: "read" | "write" | "send";
            workspaceMode: ("automatic" | "ask" | "off") | null;
        };
        MemoryInput: {
            /** Format: uuid */
            id: string;
            text: string;
            /** @enum {string} */
            state: "proposed" | "kept" | "off";
            /** @enum {string} */
            source: "asked" | "proposed" | "typed";
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            origin: {
                /** Format: uuid */
                conversationId: string;
                messageId: string | null;
                title: string;
            } | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            changedAt: string;
            usedAt: string | null;
        };
        MemoryStandingInput: {
            isOn: boolean;
            isOffForAll: boolean;
            kept: number;
            proposed: number;
            agents: {
                /** Format: uuid */
                id: string;
                name: string | null;
                count: number;
            }[];
        };
        FileLimitsInput: {
            fileBytes: number;
            perMessage: number;
        };
        FileInput: {
            /** Format: uuid */
            id: string;
            name: string;
            sizeBytes: number;
            /** @enum {string} */
            state: "storing" | "reading" | "ready" | "failed";
            kind: ("pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image") | null;
            problem: {
                /** @enum {string} */
                code: "unsupported" | "old_office" | "picture_format" | "encrypted" | "too_many_pages" | "expands_too_far" | "damaged" | "no_text" | "takes_too_long" | "needs_too_much_memory" | "interrupted";
                message: string;
            } | null;
            pageCount: number | null;
            characterCount: number | null;
            isCutShort: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        FilePassageInput: {
            number: number;
            place: string;
            text: string;
        };
        GivenFileInput: {
            /** Format: uuid */
            fileId: string;
            name: string;
            /** @enum {string} */
            as: "whole" | "passages" | "image" | "unseen_image" | "nothing";
            places: string[];
        };
        MessageInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            parentId: string | null;
            /** @enum {string} */
            role: "user" | "assistant";
            author: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @enum {string} */
            status: "streaming" | "complete" | "failed" | "cancelled";
            parts: ({
                /** @constant */
                type: "text";
                text: string;
                isInterrupted?: boolean;
                /** @enum {string} */
                cause?: "time_limit" | "output_misfit";
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
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                summary: string;
                sources: {
                    title: string;
                    url: string;
                }[];
                durationMs: number | null;
                /** @enum {string} */
                effect?: "write" | "send";
            } | {
                /** @constant */
                type: "file";
                /** Format: uuid */
                fileId: string;
                name: string;
                /** @enum {string} */
                kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                sizeBytes: number;
                pageCount: number | null;
            } | {
                /** @constant */
                type: "material";
                title: string;
                text: string;
                /** @enum {string} */
                integrity: "system" | "user" | "organization" | "external" | "untrusted";
            })[];
            mentions: components["schemas"]["MentionInput"][];
            siblingIds: string[];
            runId: string | null;
            model: {
                label: string;
                provider: string;
                isBuiltin: boolean;
                insteadOf?: string;
                agent?: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    version: number | null;
                };
                replaced?: {
                    name: string;
                    count: number;
                }[];
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
            givenFiles: components["schemas"]["GivenFileInput"][] | null;
            continuedParts: number;
            /** Format: date-time */
            createdAt: string;
            beside: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                conversationId: string;
                parentId: string | null;
                /** @enum {string} */
                role: "user" | "assistant";
                author: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                } | null;
                /** @enum {string} */
                status: "streaming" | "complete" | "failed" | "cancelled";
                parts: ({
                    /** @constant */
                    type: "text";
                    text: string;
                    isInterrupted?: boolean;
                    /** @enum {string} */
                    cause?: "time_limit" | "output_misfit";
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
                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                    summary: string;
                    sources: {
                        title: string;
                        url: string;
                    }[];
                    durationMs: number | null;
                    /** @enum {string} */
                    effect?: "write" | "send";
                } | {
                    /** @constant */
                    type: "file";
                    /** Format: uuid */
                    fileId: string;
                    name: string;
                    /** @enum {string} */
                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                    sizeBytes: number;
                    pageCount: number | null;
                } | {
                    /** @constant */
                    type: "material";
                    title: string;
                    text: string;
                    /** @enum {string} */
                    integrity: "system" | "user" | "organization" | "external" | "untrusted";
                })[];
                mentions: components["schemas"]["MentionInput"][];
                siblingIds: string[];
                runId: string | null;
                model: {
                    label: string;
                    provider: string;
                    isBuiltin: boolean;
                    insteadOf?: string;
                    agent?: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        version: number | null;
                    };
                    replaced?: {
                        name: string;
                        count: number;
                    }[];
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
                givenFiles: components["schemas"]["GivenFileInput"][] | null;
                continuedParts: number;
                /** Format: date-time */
                createdAt: string;
            } | null;
        };
        ConversationExportInput: {
            /** @constant */
            format: "adjutant.conversation";
            /** @constant */
            version: 1;
            /** Format: date-time */
            exportedAt: string;
            conversation: {
                /** Format: uuid */
                id: string;
                title: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                leafMessageId: string | null;
            };
            /** @default 0 */
            leftOut: number;
            /** @default false */
            leavesOutComments: boolean;
            messages: {
                /** Format: uuid */
                id: string;
                parentId: string | null;
                /** @enum {string} */
                role: "user" | "assistant";
                /** @default null */
                author: string | null;
                /** @enum {string} */
                status: "streaming" | "complete" | "failed" | "cancelled";
                /** Format: date-time */
                createdAt: string;
                parts: ({
                    /** @constant */
                    type: "text";
                    text: string;
                    isInterrupted?: boolean;
                    /** @enum {string} */
                    cause?: "time_limit" | "output_misfit";
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
                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                    summary: string;
                    sources: {
                        title: string;
                        url: string;
                    }[];
                    durationMs: number | null;
                    /** @enum {string} */
                    effect?: "write" | "send";
                } | {
                    /** @constant */
                    type: "file";
                    /** Format: uuid */
                    fileId: string;
                    name: string;
                    /** @enum {string} */
                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                    sizeBytes: number;
                    pageCount: number | null;
                } | {
                    /** @constant */
                    type: "material";
                    title: string;
                    text: string;
                    /** @enum {string} */
                    integrity: "system" | "user" | "organization" | "external" | "untrusted";
                })[];
                model: {
                    label: string;
                    provider: string;
                    isBuiltin: boolean;
                    insteadOf?: string;
                    agent?: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        version: number | null;
                    };
                    replaced?: {
                        name: string;
                        count: number;
                    }[];
                } | null;
                usage: {
                    inputTokens: number;
                    outputTokens: number;
                } | null;
                durationMs: number | null;
                /** @enum {string} */
                integrity: "system" | "user" | "organization" | "external" | "untrusted";
                /** @default null */
                besideId: string | null;
                /** @default null */
                error: {
                    code: string;
                    message: string;
                    retryAfterMs?: number;
                    settingsPath?: string;
                } | null;
                /** @default null */
                heardCharacters: number | null;
                /** @default null */
                recordingSeconds: number | null;
                /** @default 0 */
                continuedParts: number;
                /** @default null */
                givenFiles: components["schemas"]["GivenFileInput"][] | null;
                /** @default [] */
                toolCalls: {
                    /** Format: uuid */
                    id: string;
                    toolName: string;
                    toolTitle: string;
                    /** @enum {string} */
                    effect: "read" | "write" | "send";
                    /** @enum {string} */
                    outputTrust: "organization" | "untrusted";
                    /** @enum {string} */
                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                    attempt: number;
                    input: unknown;
                    /** @default null */
                    approvedInput: unknown;
                    /** @default null */
                    decision: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        rule: string | null;
                        why: string | null;
                        facts: {
                            [key: string]: string | number | boolean;
                        } | null;
                        policyHash: string | null;
                    } | null;
                    /** @default null */
                    undone: {
                        /** Format: date-time */
                        at: string;
                        summary: string;
                    } | null;
                    /** @default false */
                    isWithheld: boolean;
                    content: string | null;
                    contentHash: string | null;
                    data: unknown;
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
                    resultIntegrity: ("system" | "user" | "organization" | "external" | "untrusted") | null;
                }[];
                /** @default [] */
                files: {
                    /** Format: uuid */
                    fileId: string;
                    name: string;
                    /** @enum {string} */
                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                    sizeBytes: number;
                    pageCount: number | null;
                    contentHash: string | null;
                }[];
            }[];
        };
        ConversationInput: {
            /** Format: uuid */
            id: string;
            title: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            isShared: boolean;
            hasComments: boolean;
            unread: number;
            activeRun: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "queued" | "running" | "waiting";
            } | null;
            importedFrom: ("chatgpt" | "claude" | "adjutant") | null;
            modelId: string | null;
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
                isUsable: boolean;
            } | null;
            agentValues?: {
                [key: string]: string;
            };
            /** @enum {string} */
            memory: "default" | "on" | "off";
            isTest: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                rename: boolean;
                delete: boolean;
                send: boolean;
                show: boolean;
                comment: boolean;
                publish: boolean;
                hand_over: boolean;
            };
        };
        BulkExportInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            form: "json" | "markdown";
            isOfAll: boolean;
            /** @enum {string} */
            state: "waiting" | "packing" | "ready" | "failed";
            problem: ("too_large" | "empty" | "interrupted" | "not_permitted") | null;
            doneCount: number;
            totalCount: number | null;
            sizeBytes: number | null;
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        FolderInput: {
            /** Format: uuid */
            id: string;
            name: string;
            abilities: {
                rename: boolean;
                delete: boolean;
            };
        };
        ConversationHandOverInput: {
            /** Format: uuid */
            id: string;
            messageId: string | null;
            from: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            to: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            note: string;
            /** Format: date-time */
            createdAt: string;
        };
        PublicConversationInput: {
            title: string;
            /** Format: date-time */
            takenAt: string;
            messages: {
                /** @enum {string} */
                role: "user" | "assistant";
                parts: ({
                    /** @constant */
                    type: "text";
                    text: string;
                } | {
                    /** @constant */
                    type: "tool-call";
                    title: string;
                    isDone: boolean;
                    sources: {
                        title: string;
                        url: string;
                    }[];
                    isResultLeftOut?: boolean;
                    result?: {
                        toolName: string;
                        data: components["schemas"]["__shared"];
                    };
                })[];
                model: string | null;
            }[];
        };
        PublicLinkInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            title: string;
            /** @enum {string} */
            status: "active" | "expired" | "withdrawn";
            openedCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            takenAt: string;
            expiresAt: string | null;
        };
        QueuedMessageInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            author: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            text: string;
            mentions: components["schemas"]["MentionInput"][];
            modelId: string | null;
            /** @enum {string} */
            state: "queued" | "steering" | "held";
            error: {
                code: string;
                message: string;
                retryAfterMs?: number;
                settingsPath?: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            abilities: {
                change: boolean;
                remove: boolean;
            };
        };
        ConversationReadInput: {
            person: {
                /** Format: uuid */
                id: string;
                name: string | null;
            };
            /** Format: uuid */
            messageId: string;
            /** Format: date-time */
            seenAt: string;
        };
        FoundTextInput: {
            /** Format: uuid */
            conversationId: string;
            title: {
                text: string;
                isMatch: boolean;
            }[];
            message: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                role: "user" | "assistant";
                excerpt: {
                    text: string;
                    isMatch: boolean;
                }[];
            } | null;
            holdsAll: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @enum {string} */
        ProviderChoiceInput: "openai" | "anthropic" | "google" | "azure_openai" | "mistral" | "groq" | "openrouter" | "openai_compatible";
        ModelCapabilitiesInput: {
            chat: boolean;
            tools: boolean;
            jsonSchema: boolean;
            vision: boolean;
            embeddings: boolean;
        };
        ModelInput: {
            id: string;
            label: string;
            provider: string;
            badge: string;
            isBuiltin: boolean;
            isDefault: boolean;
            hasTools: boolean;
        };
        ListedModelCallInput: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            endedAt: string;
            purpose: string;
            provider: string;
            model: string;
            answeredBy: string | null;
            isFallback: boolean;
            workspace: string | null;
            person: string | null;
            inputTokens: number;
            cachedInputTokens: number;
            outputTokens: number;
            costMicros: number;
            firstTokenMs: number | null;
            durationMs: number;
            /** @enum {string} */
            outcome: "ok" | "stopped" | "failed" | "refused";
            errorCode: string | null;
        };
        ModelUsageSumsInput: {
            calls: number;
            failed: number;
            stopped: number;
            refused: number;
            fallbacks: number;
            inputTokens: number;
            cachedInputTokens: number;
            outputTokens: number;
            reasoningTokens: number;
            costMicros: number;
        };
        ModelBudgetStandingInput: {
            limitMicros: number | null;
            usedMicros: number;
            /** Format: date-time */
            resetsAt: string;
        };
        /** @enum {string} */
        ModelPurposeInput: "chat" | "fast" | "vision" | "embedding";
        PurposeDefaultInput: {
            purpose: components["schemas"]["ModelPurposeInput"];
            modelId: string | null;
        };
        InstructionVersionInput: {
            number: number;
            text: string;
            restoredFrom: number | null;
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        ListedToolInput: {
            /** @enum {string} */
            mode: "default" | "automatic" | "ask" | "off";
            needsOther: boolean;
            name: string;
            hash: string;
            title: string;
            about: string | null;
            description: string;
            isBuiltIn: boolean;
            facts: {
                /** @enum {string} */
                reads: "nothing" | "person" | "workspace" | "outside";
                writes: boolean;
                egress: boolean;
                irreversible: boolean;
                external: boolean;
                own: boolean;
                undo: string | null;
            };
            behaviour: {
                default: {
                    clean: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                    outside: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                };
                automatic: {
                    clean: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                    outside: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                };
            };
            installation: {
                /** @enum {string} */
                mode: "default" | "automatic" | "ask" | "off";
                needsOther: boolean;
            } | null;
        };
        AiPreviewInput: {
            provider: string | null;
            messages: {
                role: string;
                text: string;
            }[];
            replaced: {
                placeholder: string;
                value: string;
            }[];
            tools: string[];
        };
        OwnRedactionTermInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "words" | "pattern";
            text: string;
            placeholder: string;
        };
        RedactionInput: {
            providers: {
                /** Format: uuid */
                id: string;
                name: string;
                rulesOn: string[];
            }[];
            terms: components["schemas"]["OwnRedactionTermInput"][];
        };
        ArtifactVersionInput: {
            number: number;
            writer: {
                id: string | null;
                name: string;
            };
            isByAssistant: boolean;
            note: string;
            restoredFrom: number | null;
            characters: number;
            /** Format: date-time */
            createdAt: string;
        };
        ArtifactVersionContentInput: {
            number: number;
            writer: {
                id: string | null;
                name: string;
            };
            isByAssistant: boolean;
            note: string;
            restoredFrom: number | null;
            characters: number;
            /** Format: date-time */
            createdAt: string;
            content: string;
        };
        ListedArtifactInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            /** @enum {string} */
            kind: "document" | "table" | "code" | "diagram" | "chart" | "html";
            title: string;
            language: string | null;
            version: number;
            /** Format: date-time */
            updatedAt: string;
        };
        ArtifactInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            /** @enum {string} */
            kind: "document" | "table" | "code" | "diagram" | "chart" | "html";
            title: string;
            language: string | null;
            version: number;
            /** Format: date-time */
            updatedAt: string;
            content: string;
            newest: components["schemas"]["ArtifactVersionInput"];
            /** @enum {string} */
            integrity: "system" | "user" | "organization" | "external" | "untrusted";
            isInOpenConversation: boolean;
            abilities: {
                save: boolean;
                delete: boolean;
                share: boolean;
            };
        };
        ArtifactListInput: {
            items: components["schemas"]["ListedArtifactInput"][];
            mayCreate: boolean;
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
        BrowserSecretInput: {
            /** Format: uuid */
            id: string;
            name: string;
            origin: string;
            isAutomatic: boolean;
            usedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        BrowserSessionInput: {
            /** Format: uuid */
            runId: string;
            /** @enum {string} */
            state: "open" | "ended";
            endedBecause: ("run" | "idle" | "lost" | "server") | null;
            /** @enum {string} */
            driver: "assistant" | "person";
            abilities: {
                takeOver: boolean;
                handBack: boolean;
            };
            frame: {
                url: string;
                title: string;
                width: number;
                height: number;
                picture: string;
            } | null;
        };
        CommentInput: {
            /** Format: uuid */
            id: string;
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            text: string;
            mentions: components["schemas"]["MentionInput"][];
            isDeleted: boolean;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            abilities: {
                edit: boolean;
                delete: boolean;
            };
        };
        CommentThreadInput: {
            /** Format: uuid */
            id: string;
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            text: string;
            mentions: components["schemas"]["MentionInput"][];
            isDeleted: boolean;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            abilities: {
                edit: boolean;
                delete: boolean;
            };
            /** Format: uuid */
            conversationId: string;
            /** Format: uuid */
            messageId: string;
            anchor: {
                quote: string;
                start: number;
            } | null;
            resolved: {
                /** Format: date-time */
                at: string;
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            replies: components["schemas"]["CommentInput"][];
        };
        CommentCountsInput: {
            open: number;
            resolved: number;
            messages: {
                /** Format: uuid */
                messageId: string;
                open: number;
            }[];
            mayComment: boolean;
        };
        ArchiveInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "person" | "hold";
            /** Format: uuid */
            subjectId: string;
            subjectName: string | null;
            isOwn: boolean;
            /** @enum {string} */
            state: "waiting" | "writing" | "ready" | "failed";
            problem: ("too_large" | "interrupted" | "not_permitted") | null;
            doneCount: number;
            share: number;
            sizeBytes: number | null;
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NamedThingInput: {
            type: string;
            id: string;
            name: string | null;
            page: string | null;
        };
        LogEventInput: {
            /** Format: uuid */
            id: string;
            number: number;
            act: string;
            /** Format: date-time */
            at: string;
            actor: {
                /** @enum {string} */
                kind: "user" | "agent" | "api_key" | "system" | "anonymous";
                id: string | null;
                name: string | null;
            };
            onBehalfOf: components["schemas"]["NamedThingInput"] | null;
            targets: components["schemas"]["NamedThingInput"][];
            facts: {
                [key: string]: components["schemas"]["__shared"];
            };
            /** @enum {string} */
            outcome: "ok" | "failed" | "denied";
            errorCode: string | null;
            conversation: components["schemas"]["NamedThingInput"] | null;
            run: components["schemas"]["NamedThingInput"] | null;
            step: number | null;
        };
        LogEventDetailInput: {
            event: components["schemas"]["LogEventInput"];
            /** @enum {string} */
            scope: "own" | "workspace" | "installation";
            sessionId: string | null;
            requestId: string | null;
            commitments: {
                [key: string]: string;
            };
            content: {
                /** @enum {string} */
                state: "none" | "erased" | "own" | "others" | "hidden";
                fields: string[];
            };
            envelope: string;
            digest: string;
        };
        PersonalContentInput: {
            fields: {
                name: string;
                value: string;
                salt: string;
            }[];
        };
        SavedQueryInput: {
            /** Format: uuid */
            id: string;
            name: string;
            filter: {
                /** Format: uuid */
                who?: string;
                /** @enum {string} */
                kind?: "user" | "agent" | "api_key" | "system" | "anonymous";
                act?: string;
                target?: string;
                /** Format: uuid */
                run?: string;
                /** Format: uuid */
                agent?: string;
                /** Format: uuid */
                conversation?: string;
                /** @enum {string} */
                outcome?: "ok" | "failed" | "denied";
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                to?: string;
                q?: string;
                /**
                 * @default own
                 * @enum {string}
                 */
                scope: "own" | "workspace" | "installation";
            };
        };
        SignedLogInput: {
            /** Format: uuid */
            id: string;
            origin: string;
            generation: number;
            /** Format: date-time */
            openedAt: string;
            closedAt: string | null;
            closedBecause: string | null;
            size: number;
            checkpoint: {
                size: number;
                root: string;
                /** Format: date-time */
                signedAt: string;
                note: string;
            } | null;
            keys: string[];
        };
        LogStateInput: {
            logs: components["schemas"]["SignedLogInput"][];
            waiting: {
                count: number;
                since: string | null;
            };
            witnesses: {
                name: string;
                cosignedAt: string | null;
                failure: string | null;
            }[];
            installationKeys: string[];
            mayExport: boolean;
        };
        EventPlaceInput: {
            proof: {
                origin: string;
                index: number;
                size: number;
                /** Format: date-time */
                signedAt: string;
                file: string;
            } | null;
        };
        EventExportInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            form: "jsonl" | "csv" | "ocsf";
            /** @enum {string} */
            scope: "workspace" | "installation";
            filter: {
                /** Format: uuid */
                who?: string;
                /** @enum {string} */
                kind?: "user" | "agent" | "api_key" | "system" | "anonymous";
                act?: string;
                target?: string;
                /** Format: uuid */
                run?: string;
                /** Format: uuid */
                agent?: string;
                /** Format: uuid */
                conversation?: string;
                /** @enum {string} */
                outcome?: "ok" | "failed" | "denied";
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                to?: string;
                q?: string;
            };
            /** @enum {string} */
            state: "waiting" | "writing" | "ready" | "failed";
            problem: ("too_large" | "interrupted" | "not_permitted") | null;
            doneCount: number;
            share: number;
            sizeBytes: number | null;
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        EventSinkInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "webhook" | "s3" | "syslog";
            name: string;
            address: string;
            categories: ("sign_in" | "rights" | "things" | "use" | "product")[];
            /** @enum {string} */
            state: "current" | "behind" | "failing" | "paused";
            lag: {
                events: number;
                seconds: number;
            };
            deliveredCount: number;
            deliveredAt: string | null;
            failure: {
                words: string;
                /** Format: date-time */
                at: string;
                attempts: number;
                retryAt: string | null;
            } | null;
            oldSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        HoldInput: {
            /** Format: uuid */
            id: string;
            name: string;
            reason: string;
            isWhole: boolean;
            subjects: {
                /** @enum {string} */
                kind: "person" | "conversation" | "agent";
                /** Format: uuid */
                id: string;
                owner: string | null;
            }[];
            madeFrom: string | null;
            madeUntil: string | null;
            /** @enum {string} */
            state: "standing" | "ended" | "released";
            placedBy: string | null;
            /** Format: date-time */
            placedAt: string;
            endsAt: string | null;
            releasedBy: string | null;
            releasedAt: string | null;
            waiting: {
                /** Format: uuid */
                id: string;
                name: string | null;
                /** Format: date-time */
                dueAt: string;
            }[];
        };
        HoldChoiceInput: {
            /** Format: uuid */
            id: string;
            owner: string | null;
            title: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        KeptDataInput: {
            table: string;
            hours: number;
            isHoldable: boolean;
        };
        RetentionPeriodInput: {
            due: number;
            held: number;
            kind: string;
            fewestDays: number;
            mostDays: number;
            days: number | null;
            appliesFrom: string | null;
            daysBefore: number | null;
        };
        DueByPeriodInput: {
            due: number;
            held: number;
        };
        ConnectionInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "mcp" | "openapi";
            name: string;
            host: string;
            address: string | null;
            /** @enum {string} */
            auth: "none" | "key" | "oauth";
            hasDocumentAddress: boolean;
            /** @enum {string} */
            state: "new" | "ready" | "sign_in_needed" | "failing";
            problem: {
                code: string;
                message: string;
            } | null;
            lastCheckedAt: string | null;
            lastReadyAt: string | null;
            /** Format: date-time */
            createdAt: string;
            tools: {
                approved: number;
                changed: number;
                notApproved: number;
                leftOut: number;
            };
            abilities: {
                manage: boolean;
            };
        };
        ConfirmedFactsInput: {
            /** @enum {string} */
            reads: "nothing" | "person" | "workspace" | "outside";
            writes: boolean;
            irreversible: boolean;
            external: boolean;
            own: boolean;
            idempotent: boolean;
        };
        ConnectionToolInput: {
            /** Format: uuid */
            id: string;
            toolName: string;
            /** @enum {string} */
            state: "not_approved" | "approved" | "changed" | "gone" | "unusable";
            seen: {
                name: string;
                title: string;
                description: string;
                inputSchema: {
                    [key: string]: components["schemas"]["__shared"];
                };
                claims: {
                    isReadOnly: boolean | null;
                    isDestructive: boolean | null;
                    isIdempotent: boolean | null;
                    isOpenWorld: boolean | null;
                };
                operation: {
                    /** @enum {string} */
                    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                    path: string;
                    parameters: {
                        argument: string;
                        name: string;
                        /** @enum {string} */
                        place: "path" | "query" | "header";
                    }[];
                    hasBody: boolean;
                } | null;
            };
            seenHash: string;
            approved: {
                name: string;
                title: string;
                description: string;
                inputSchema: {
                    [key: string]: components["schemas"]["__shared"];
                };
                claims: {
                    isReadOnly: boolean | null;
                    isDestructive: boolean | null;
                    isIdempotent: boolean | null;
                    isOpenWorld: boolean | null;
                };
                operation: {
                    /** @enum {string} */
                    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                    path: string;
                    parameters: {
                        argument: string;
                        name: string;
                        /** @enum {string} */
                        place: "path" | "query" | "header";
                    }[];
                    hasBody: boolean;
                } | null;
            } | null;
            facts: components["schemas"]["ConfirmedFactsInput"] | null;
            suggestedFacts: components["schemas"]["ConfirmedFactsInput"];
            problem: string | null;
            approvedAt: string | null;
        };
        TryConnectionToolInput: {
            input: {
                [key: string]: components["schemas"]["__shared"];
            };
        };
        ConnectionToolTrialInput: {
            isError: boolean;
            text: string;
            isCut: boolean;
        };
        HttpHostInput: {
            /** Format: uuid */
            id: string;
            host: string;
            unicode: string | null;
            methods: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
            isEverywhere: boolean;
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
        TaskPersonInput: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        TaskInput: {
            /** Format: uuid */
            id: string;
            title: string;
            body: string;
            /** @enum {string} */
            state: "open" | "in_progress" | "done" | "cancelled";
            /** @enum {string} */
            priority: "low" | "normal" | "high" | "urgent";
            dueAt: string | null;
            remindAt: string | null;
            requester: components["schemas"]["TaskPersonInput"] | null;
            assignee: components["schemas"]["TaskPersonInput"] | null;
            isFromOutside: boolean;
            isByAssistant: boolean;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                edit: boolean;
                changeState: boolean;
            };
        };
        QuestionInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            runId: string;
            /** Format: uuid */
            toolCallId: string;
            conversationId: string | null;
            /** @enum {string} */
            status: "open" | "answered" | "expired" | "withdrawn";
            text: string;
            form: {
                /** @enum {string} */
                kind: "text" | "choice" | "form";
                fields: {
                    label: string;
                    options?: string[];
                }[];
            };
            isFromOutside: boolean;
            askedBy: string[];
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            expiresAt: string;
            answer: {
                /** Format: date-time */
                at: string;
                values: string[];
            } | null;
            abilities: {
                answer: boolean;
            };
        };
        WaitingLimitInput: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            runId: string;
            conversationId: string | null;
            title: string | null;
            askedBy: string[];
            asked: {
                /** @enum {string} */
                limit: "steps" | "tool_calls" | "time" | "tokens" | "cost";
                allowed: number;
                more: number;
            };
            /** Format: date-time */
            askedAt: string;
            expiresAt: string | null;
            isOpen: boolean;
            decision: {
                /** @enum {string} */
                chosen: "continue" | "end";
                /** Format: date-time */
                at: string;
            } | null;
        };
        WorkspaceRequestInput: {
            /** Format: uuid */
            id: string;
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            wants: "role" | "seats" | "access";
            role: ("owner" | "admin" | "billing" | "auditor" | "member" | "guest") | null;
            seats: number | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            reason: string;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            state: "open" | "approved" | "declined" | "withdrawn" | "expired";
            endedAt: string | null;
            decidedBy: string | null;
            note: string;
            abilities: {
                decide: boolean;
                withdraw: boolean;
            };
        };
        FailedRunInput: {
            /** Format: uuid */
            id: string;
            conversationId: string | null;
            title: string | null;
            error: {
                code: string;
                message: string;
                retryAfterMs?: number;
                settingsPath?: string;
            } | null;
            /** Format: date-time */
            endedAt: string;
        };
        InboxItemInput: {
            /** @constant */
            type: "approval";
            /** Format: uuid */
            id: string;
            approval: components["schemas"]["ApprovalInput"];
        } | {
            /** @constant */
            type: "question";
            /** Format: uuid */
            id: string;
            question: components["schemas"]["QuestionInput"];
        } | {
            /** @constant */
            type: "limit";
            /** Format: uuid */
            id: string;
            limit: components["schemas"]["WaitingLimitInput"];
        } | {
            /** @constant */
            type: "failed_run";
            /** Format: uuid */
            id: string;
            run: components["schemas"]["FailedRunInput"];
        } | {
            /** @constant */
            type: "task";
            /** Format: uuid */
            id: string;
            task: components["schemas"]["TaskInput"];
        } | {
            /** @constant */
            type: "request";
            /** Format: uuid */
            id: string;
            request: components["schemas"]["WorkspaceRequestInput"];
        };
        OutgoingMailInput: {
            /** Format: uuid */
            id: string;
            to: string[];
            cc: string[];
            bcc: string[];
            subject: string;
            body: string;
            conversationId: string | null;
            isFromOutside: boolean;
            /** Format: date-time */
            createdAt: string;
            replyTo: string;
            /** @enum {string} */
            state: "held" | "withdrawn" | "sending" | "retrying" | "sent" | "in_outbox" | "failed" | "unknown";
            secondsLeft: number;
            isForOutbox: boolean;
            problem: string | null;
            refused: string[];
            againId: string | null;
            endedAt: string | null;
            abilities: {
                withdraw: boolean;
                sendAgain: boolean;
            };
        };
        MailDraftInput: {
            /** Format: uuid */
            id: string;
            to: string[];
            cc: string[];
            bcc: string[];
            subject: string;
            body: string;
            conversationId: string | null;
            isFromOutside: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
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
        CallFailureInput: {
            code: string;
            message: string;
            said: string | null;
        };
        ModelHealthInput: {
            hours: {
                /** Format: date-time */
                hour: string;
                answered: number;
                failed: number;
            }[];
            lastAnswerAt: string | null;
            lastFailure: {
                code: string;
                message: string;
                said: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            failuresInRow: number;
            pausedUntil: string | null;
        };
        ModelAudienceInput: {
            plans: string[];
            teams: {
                /** Format: uuid */
                workspaceId: string;
                /** Format: uuid */
                teamId: string;
            }[];
        };
        PossibleAudiencesInput: {
            plans: {
                key: string;
                name: string;
            }[];
            teams: {
                /** Format: uuid */
                workspaceId: string;
                /** Format: uuid */
                teamId: string;
                name: string;
                workspace: string;
            }[];
        };
        ConnectedModelInput: {
            /** Format: uuid */
            id: string;
            label: string;
            provider: string;
            /** Format: uuid */
            providerId: string;
            /** @enum {string} */
            providerKind: "openai" | "anthropic" | "google" | "openai_compatible";
            modelId: string;
            isEnabled: boolean;
            isDefault: boolean;
            capabilities: components["schemas"]["ModelCapabilitiesInput"];
            contextTokens: number | null;
            testedAt: string | null;
            fallbackPosition: number | null;
            audience: components["schemas"]["ModelAudienceInput"] | null;
            health: components["schemas"]["ModelHealthInput"];
            price: components["schemas"]["ModelPriceInput"] | null;
        };
        ModelTestInput: {
            failure: components["schemas"]["CallFailureInput"] | null;
            firstPartMs: number | null;
            capabilities: components["schemas"]["ModelCapabilitiesInput"];
            isEnabled: boolean;
        };
        ModelProviderInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "openai" | "anthropic" | "google" | "openai_compatible";
            name: string;
            baseUrl: string | null;
            hasKey: boolean;
            modelCount: number;
            isInside: boolean;
        };
        OfferedModelInput: {
            modelId: string;
            contextTokens: number | null;
            isAdded: boolean;
        };
        ProviderOffersInput: {
            servers: {
                name: string;
                baseUrl: string;
                models: string[];
                connectedAs: string | null;
            }[];
            keys: {
                choice: components["schemas"]["ProviderChoiceInput"];
                name: string;
                setting: string;
                baseUrl: string | null;
                connectedAs: string | null;
            }[];
        };
        PresentPersonInput: {
            /** Format: uuid */
            id: string;
            name: string;
            isWriting: boolean;
        };
        PresenceInput: {
            noun: string;
            /** Format: uuid */
            id: string;
            people: components["schemas"]["PresentPersonInput"][];
            count: number;
        };
        InvitationInput: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @enum {string} */
            state: "pending" | "accepted" | "declined" | "expired" | "withdrawn";
            isUndelivered: boolean;
            invitedBy: string | null;
            sentCount: number;
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            expiresAt: string;
            endedAt: string | null;
        };
        OpenedInvitationInput: {
            workspaceName: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            email: string;
            invitedBy: string | null;
            message: string;
            /** Format: date-time */
            expiresAt: string;
            hasAccount: boolean;
            isForCaller: boolean | null;
        };
        InvitePeopleInput: {
            addresses: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            /** @default [] */
            teamIds: string[];
            /** @default  */
            message: string;
            /** @default 7 */
            days: number;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "de";
        };
        InvitedLineInput: {
            text: string;
            email: string | null;
            fault: ("malformed" | "repeated" | "already_member" | "already_invited" | "mailed_often") | null;
        };
        InvitingRoomInput: {
            seats: {
                taken: number;
                limit: number | null;
                pending: number;
                over: {
                    /** Format: uuid */
                    userId: string;
                    name: string;
                }[];
            };
            obstacle: ("not_entitled" | "address_unproved" | "unnamed_workspace") | null;
            workspaceName: string;
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        JoinLinkInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            state: "active" | "expired" | "withdrawn" | "used_up";
            usedCount: number;
            mostUses: number;
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            role: "member" | "guest";
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            domains: string[];
        };
        PlanLinkInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            state: "active" | "expired" | "withdrawn" | "used_up";
            usedCount: number;
            mostUses: number;
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            planKey: string;
            planName: string;
            /** Format: date-time */
            planEndsAt: string;
        };
        LinkUseInput: {
            /** Format: uuid */
            userId: string;
            name: string;
            email: string;
            /** Format: date-time */
            usedAt: string;
        };
        OpenedJoinLinkInput: {
            /** @constant */
            gives: "workspace";
            workspaceName: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            isForDomains: boolean;
        } | {
            /** @constant */
            gives: "plan";
            planName: string;
            /** Format: date-time */
            planEndsAt: string;
        };
        NewPlanLinkInput: {
            /** @default  */
            name: string;
            mostUses: number;
            days: number;
            planKey: string;
            /** Format: date-time */
            planEndsAt: string;
        };
        NewJoinLinkInput: {
            /** @default  */
            name: string;
            mostUses: number;
            days: number;
            /** @enum {string} */
            role: "member" | "guest";
            /** @default [] */
            teamIds: string[];
            /** @default [] */
            domains: string[];
        };
        MemberInput: {
            /** Format: uuid */
            userId: string;
            name: string;
            email: string;
            picture: string | null;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            /** @enum {string} */
            state: "active" | "suspended";
            hasSeat: boolean;
            /** Format: date-time */
            joinedAt: string;
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            isManaged: boolean;
            lastActiveAt: string | null;
            hasSecondFactor: boolean | null;
            abilities: {
                roles: ("owner" | "admin" | "billing" | "auditor" | "member" | "guest")[];
                suspend: boolean;
                unsuspend: boolean;
                remove: boolean;
                leave: boolean;
            };
        };
        LeavingCountInput: {
            kind: string;
            handed: number;
            newlyReadable: number;
            kept: number;
        };
        HeirInput: {
            /** Format: uuid */
            userId: string;
            name: string;
        };
        GonePersonInput: {
            /** Format: uuid */
            userId: string;
            name: string;
        };
        LeavingInput: {
            counts: components["schemas"]["LeavingCountInput"][];
            heir: components["schemas"]["HeirInput"] | null;
            heirs: components["schemas"]["HeirInput"][];
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
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
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
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            workspaces: components["schemas"]["OwnWorkspaceInput"][];
            isAdmin: boolean;
            isOnlyAdmin: boolean;
            isClosing: boolean;
            hasTeamAccess: boolean;
        };
        CreateRequestInput: {
            /** @constant */
            wants: "role";
            /** @enum {string} */
            role: "admin" | "billing" | "auditor" | "member";
            /** @default  */
            reason: string;
        } | {
            /** @constant */
            wants: "seats";
            seats: number;
            /** @default  */
            reason: string;
        } | {
            /** @constant */
            wants: "access";
            /** Format: uuid */
            teamId: string;
            /** @default  */
            reason: string;
        };
        TeamInput: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            parent: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            lead: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            people: number;
            teams: number;
            directoryGroup: string | null;
            isOwn: boolean;
            abilities: {
                change: boolean;
                manage: boolean;
            };
        };
        TeamMemberInput: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            isLead: boolean;
            isGuest: boolean;
            isSuspended: boolean;
            isDirect: boolean;
            through: string[];
            /** Format: date-time */
            since: string;
        };
        TeamShareInput: {
            /** Format: uuid */
            id: string;
            noun: string;
            name: string | null;
            path: string | null;
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            expiresAt: string | null;
            isOfParent: boolean;
        };
        TeamUsesInput: {
            shares: number;
            models: {
                label: string;
                isAlone: boolean;
            }[];
            teams: string[];
            requests: number;
        };
        CreateTeamInput: {
            name: string;
            /** @default  */
            description: string;
            /** @default null */
            parentId: string | null;
        };
        ChangeTeamInput: {
            name?: string;
            description?: string;
            parentId?: string | null;
        };
        FiringInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            cause: "slot" | "delivery" | "event" | "by_hand";
            /** Format: date-time */
            dueAt: string;
            /** Format: date-time */
            firedAt: string;
            /** @enum {string} */
            outcome: "started" | "skipped" | "refused";
            reason: {
                code: string;
                message: string;
            } | null;
            conversationId: string | null;
            run: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "queued" | "running" | "waiting" | "succeeded" | "failed" | "cancelled";
                error: string | null;
            } | null;
        };
        TriggerInput: {
            /** Format: uuid */
            id: string;
            name: string;
            question: string;
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            agentValues: {
                [key: string]: string;
            };
            timeZone: string;
            start: {
                /** @constant */
                kind: "schedule";
                cron: string;
                /**
                 * @default latest
                 * @enum {string}
                 */
                missed: "skip" | "latest" | "all";
            } | {
                /** @constant */
                kind: "webhook";
                /**
                 * @default bearer
                 * @enum {string}
                 */
                proof: "bearer" | "signature";
            } | {
                /** @constant */
                kind: "event";
                /** @enum {string} */
                event: "task.assigned" | "task.finished" | "file.read" | "mail.failed";
                /** @default null */
                contains: string | null;
            };
            /** @enum {string} */
            overlap: "skip" | "start";
            isTold: boolean;
            /** @enum {string} */
            status: "active" | "paused" | "stopped";
            pausedBecause: ("chosen" | "person" | "agent" | "failures" | "admin" | "handed_over") | null;
            nextAt: string | null;
            address: string | null;
            oldSecretUntil: string | null;
            lastFiring: components["schemas"]["FiringInput"] | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            abilities: {
                change: boolean;
                delete: boolean;
                run: boolean;
            };
        };
        MemberTriggerInput: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "schedule" | "webhook" | "event";
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @enum {string} */
            status: "active" | "paused" | "stopped";
            pausedBecause: ("chosen" | "person" | "agent" | "failures" | "admin" | "handed_over") | null;
            nextAt: string | null;
            /** Format: date-time */
            createdAt: string;
            abilities: {
                stop: boolean;
                allow: boolean;
            };
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
                schema3: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema4: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema5: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema6: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema7: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema8: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema9: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema10: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
                schema11: string | number | boolean | null | components["schemas"]["__shared"][] | {
                    [key: string]: components["schemas"]["__shared"];
                };
            };
        };
        Backup: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            recordedAt: string;
            recordedBy: string | null;
        };
        Approval: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            runId: string;
            /** Format: uuid */
            toolCallId: string;
            conversationId: string | null;
            toolName: string;
            toolTitle: string;
            /** @enum {string} */
            status: "requested" | "approved" | "denied" | "expired" | "withdrawn";
            shown: {
                act: string;
                undo: string;
                isFinal?: boolean;
                warnings: string[];
                fields: {
                    label: string;
                    argument: string | null;
                    /** @enum {string} */
                    kind: "line" | "text" | "addresses" | "url" | "json";
                    value: string;
                    isEditable: boolean;
                }[];
                subject?: {
                    type: string;
                    /** Format: uuid */
                    id: string;
                    version?: number;
                };
            };
            marks: {
                field: number;
                start: number;
                end: number;
                source: string;
                url: string | null;
                callId?: string | null;
            }[];
            hash: string;
            rule: string;
            why: string;
            policyHash: string;
            askedFor: string;
            isOwn: boolean;
            askedBy: string[];
            startedBy: string | null;
            needsOther: boolean;
            deciders: {
                names: string[];
                total: number;
            } | null;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            expiresAt: string;
            decision: {
                by: string;
                /** Format: date-time */
                at: string;
                reason: string | null;
                isChanged: boolean;
            } | null;
            abilities: {
                decide: boolean;
            };
        };
        UndoneCall: {
            /** Format: uuid */
            toolCallId: string;
            toolTitle: string;
            /** @enum {string} */
            outcome: "undone" | "already_undone" | "not_possible";
            summary: string;
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
            status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
            attempt: number;
            input: components["schemas"]["__shared"];
            approvedInput: components["schemas"]["__shared"];
            decision: {
                /** @enum {string} */
                outcome: "allow" | "ask" | "deny";
                rule: string | null;
                why: string | null;
                facts: {
                    [key: string]: string | number | boolean;
                } | null;
                policyHash: string | null;
            } | null;
            undone: {
                /** Format: date-time */
                at: string;
                summary: string;
            } | null;
            abilities: {
                undo: boolean;
            };
            isWithheld: boolean;
            content: string | null;
            contentHash: string | null;
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
        RunCall: {
            step: number;
            provider: string;
            model: string;
            version: string | null;
            inputTokens: number;
            cachedInputTokens: number;
            outputTokens: number;
            isEstimated: boolean;
            costMicros: number;
            firstTokenMs: number | null;
            durationMs: number;
            /** @enum {string} */
            outcome: "ok" | "stopped" | "failed" | "refused";
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
                agent?: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    version: number | null;
                };
                replaced?: {
                    name: string;
                    count: number;
                }[];
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
                decideLimit: boolean;
            };
        };
        Receipt: {
            run: components["schemas"]["Run"];
            instructions: {
                installation: number | null;
                workspace: number | null;
            };
            replaced: {
                provider: string;
                placeholder: string;
                value: string;
            }[];
            onBehalfOf: string;
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
            files: {
                name: string;
                contentHash: string | null;
            }[];
            memories: {
                /** Format: uuid */
                id: string;
                text: string;
            }[];
            calls: components["schemas"]["RunCall"][];
            toolCalls: {
                /** Format: uuid */
                id: string;
                toolName: string;
                title: string;
                /** @enum {string} */
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                summary: string;
                sources: {
                    title: string;
                    url: string;
                }[];
                contentHash: string | null;
                durationMs: number | null;
            }[];
            auditEvents: {
                /** Format: uuid */
                id: string;
                number: number;
                act: string;
                /** Format: date-time */
                at: string;
                digest: string;
            }[];
        };
        ListedRun: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "queued" | "running" | "waiting";
            title: string | null;
            conversationId: string | null;
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            toolTitle: string | null;
            stepCount: number;
            waits: {
                /** @enum {string} */
                kind: "approval" | "answer" | "time" | "child_run" | "event" | "limit";
                wakeAt: string | null;
                awaits: string | null;
            }[];
            /** Format: date-time */
            createdAt: string;
            isStopping: boolean;
            abilities: {
                cancel: boolean;
            };
        };
        RunStep: {
            place: number;
            number: number;
            /** @enum {string} */
            kind: "model" | "input" | "notice";
            /** @enum {string} */
            status: "running" | "waiting" | "succeeded" | "failed" | "interrupted";
            isOwn: boolean;
            /** Format: date-time */
            startedAt: string;
            endedAt: string | null;
            parts: ({
                /** @constant */
                type: "text";
                text: string;
            } | {
                /** @constant */
                type: "reasoning";
                text: string;
            } | {
                /** @constant */
                type: "tool-call";
                title: string;
                line: string;
                /** @enum {string} */
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                input: string;
                result: string;
            })[];
            abilities: {
                fork: boolean;
            };
        };
        Mention: {
            /** @enum {string} */
            type: "person" | "team" | "agent";
            /** Format: uuid */
            id: string;
            name: string;
        };
        Mentionable: {
            /** @enum {string} */
            type: "person" | "team" | "agent";
            /** Format: uuid */
            id: string;
            name: string;
            canRead: boolean;
        };
        ShareGrant: {
            /** Format: uuid */
            id: string;
            subject: {
                /** @constant */
                type: "user";
                /** Format: uuid */
                userId: string;
            } | {
                /** @constant */
                type: "team";
                /** Format: uuid */
                teamId: string;
            } | {
                /** @constant */
                type: "workspace";
            };
            name: string;
            people: number;
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            /** Format: date-time */
            grantedAt: string;
            grantedBy: string | null;
            expiresAt: string | null;
            otherWays: string[];
        };
        SharedObject: {
            noun: string;
            /** Format: uuid */
            id: string;
            name: string;
            path: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            relations: ("viewer" | "commenter" | "editor")[];
            abilities: {
                share: boolean;
                transfer: boolean;
            };
            obstacle: ("no_team" | "address_unproved") | null;
            grants: number;
            mostGrants: number;
        };
        EffectiveAccess: {
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            relation: ("viewer" | "commenter" | "editor" | "owner") | null;
            ways: {
                /** @enum {string} */
                type: "owner" | "user" | "team" | "workspace";
                name: string;
                /** @enum {string} */
                relation: "viewer" | "commenter" | "editor" | "owner";
                expiresAt: string | null;
            }[];
        };
        AccessRequest: {
            noun: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            requestId: string;
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            note: string;
            /** Format: date-time */
            askedAt: string;
        };
        ShareWithMe: {
            noun: string;
            /** Format: uuid */
            id: string;
            name: string;
            path: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            ways: {
                /** @enum {string} */
                type: "owner" | "user" | "team" | "workspace";
                name: string;
                /** @enum {string} */
                relation: "viewer" | "commenter" | "editor" | "owner";
                expiresAt: string | null;
            }[];
            /** Format: date-time */
            sharedAt: string;
        };
        ShareByMe: {
            noun: string;
            /** Format: uuid */
            id: string;
            name: string;
            path: string;
            grant: components["schemas"]["ShareGrant"];
        };
        WorkspacePerson: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            isGuest: boolean;
        };
        Collection: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            isShared: boolean;
            documents: {
                total: number;
                waiting: number;
                failed: number;
            };
            passageCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                edit: boolean;
                share: boolean;
                delete: boolean;
            };
        };
        CollectionProgress: {
            meaning: {
                passages: number;
                done: number;
                refused: number;
            } | null;
        };
        CollectionRetry: {
            documents: number;
            passages: number;
        };
        ConversationCollections: {
            items: {
                /** Format: uuid */
                id: string;
                name: string;
                isLeftOut: boolean;
            }[];
            hiddenCount: number;
        };
        KnowledgeDocument: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            collectionId: string;
            folder: string;
            title: string;
            /** @enum {string} */
            source: "upload" | "address" | "text";
            address: string | null;
            refreshHours: number | null;
            checkedAt: string | null;
            refreshAt: string | null;
            sizeBytes: number;
            kind: string | null;
            pageCount: number | null;
            characterCount: number | null;
            isCutShort: boolean;
            /** @enum {string} */
            state: "waiting" | "reading" | "ready" | "failed";
            problem: {
                code: string;
                message: string;
            } | null;
            passageCount: number;
            version: number;
            indexedVersion: number;
            addedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            indexedAt: string | null;
            abilities: {
                edit: boolean;
            };
        };
        KnowledgePassage: {
            number: number;
            place: string;
            text: string;
        };
        AskedWord: {
            word: string;
            foundAs: string[];
            passages: number;
            weight: number;
        };
        FoundPassage: {
            number: number;
            place: string;
            text: string;
            /** Format: uuid */
            documentId: string;
            documentTitle: string;
            /** Format: uuid */
            collectionId: string;
            collectionName: string;
            version: number;
            score: number;
            byWords: number | null;
            byMeaning: number | null;
            words: string[];
        };
        KnowledgeSearch: {
            items: components["schemas"]["FoundPassage"][];
            words: components["schemas"]["AskedWord"][];
            isAnswered: boolean;
            withoutMeaning: ("no_model" | "model_failed" | "not_indexed") | null;
        };
        AgentContent: {
            name: string;
            /** @default  */
            purpose: string;
            /** @default  */
            instructions: string;
            /** @default [] */
            variables: {
                name: string;
                /** @default  */
                default: string;
                isRequired?: boolean;
            }[];
            /** @default null */
            modelId: string | null;
            /** @default null */
            fallbackModelId: string | null;
            /** @default all */
            tools: "all" | {
                name: string;
                /**
                 * @default automatic
                 * @enum {string}
                 */
                mode: "automatic" | "ask" | "off";
            }[];
            /** @default [] */
            collections: string[];
            /** @default false */
            hasMemory: boolean;
            /**
             * @default {
             *       "steps": null,
             *       "activeMs": null,
             *       "costMicros": null
             *     }
             */
            limits: {
                /** @default null */
                steps: number | null;
                /** @default null */
                activeMs: number | null;
                /** @default null */
                costMicros: number | null;
            };
            /** @default [] */
            starters: string[];
            /** @default null */
            outputSchema: {
                [key: string]: components["schemas"]["__shared"];
            } | null;
        };
        Agent: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived" | "withdrawn";
            name: string;
            purpose: string;
            starters: string[];
            variables: {
                name: string;
                isRequired: boolean;
            }[];
            modelId: string | null;
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            published: {
                number: number;
                /** Format: date-time */
                publishedAt: string;
            } | null;
            draft: {
                revision: number;
                hasChanges: boolean;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                use: boolean;
                edit: boolean;
                archive: boolean;
                restore: boolean;
                delete: boolean;
                share: boolean;
            };
        };
        AgentDraft: {
            /** Format: uuid */
            agentId: string;
            revision: number;
            content: components["schemas"]["AgentContent"];
            changedFields: string[];
            notices: {
                field: string;
                /** @enum {string} */
                code: "unknown_tool" | "unknown_model" | "unknown_variable" | "unknown_collection" | "unknown_field";
                message: string;
            }[];
            /** @enum {string} */
            textOrigin: "own" | "workspace" | "outside";
            savedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            savedAt: string;
        };
        AgentVersion: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            state: "published" | "superseded";
            publishedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            publishedAt: string;
            rolledBackTo: number | null;
            note: string | null;
        };
        AgentVersionWithContent: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            state: "published" | "superseded";
            publishedBy: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            publishedAt: string;
            rolledBackTo: number | null;
            note: string | null;
            content: components["schemas"]["AgentContent"];
        };
        AgentComparison: {
            changes: {
                field: string;
                before: components["schemas"]["__shared"];
                after: components["schemas"]["__shared"];
            }[];
        };
        AgentRecord: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived" | "withdrawn";
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            publishedNumber: number | null;
            /** Format: date-time */
            createdAt: string;
            withdrawnAt: string | null;
            abilities: {
                withdraw: boolean;
                readmit: boolean;
            };
        };
        AgentExport: {
            /** @constant */
            format: "adjutant.agent";
            /** @constant */
            version: 1;
            /** Format: date-time */
            exportedAt: string;
            agent: {
                name: string;
                /** @default  */
                purpose: string;
                /** @default  */
                instructions: string;
                /** @default [] */
                variables: {
                    name: string;
                    /** @default  */
                    default: string;
                    isRequired?: boolean;
                }[];
                /** @default all */
                tools: "all" | {
                    name: string;
                    /**
                     * @default automatic
                     * @enum {string}
                     */
                    mode: "automatic" | "ask" | "off";
                }[];
                /** @default [] */
                collections: string[];
                /** @default false */
                hasMemory: boolean;
                /**
                 * @default {
                 *       "steps": null,
                 *       "activeMs": null,
                 *       "costMicros": null
                 *     }
                 */
                limits: {
                    /** @default null */
                    steps: number | null;
                    /** @default null */
                    activeMs: number | null;
                    /** @default null */
                    costMicros: number | null;
                };
                /** @default [] */
                starters: string[];
                /** @default null */
                outputSchema: {
                    [key: string]: components["schemas"]["__shared"];
                } | null;
            };
            models: {
                model: string | null;
                fallback: string | null;
            };
        };
        ImportAgent: {
            file: components["schemas"]["__shared"];
        };
        AgentFigures: {
            /** Format: uuid */
            agentId: string;
            runs: number;
            succeeded: number;
            failed: number;
            cancelled: number;
            handedOver: number;
            costMicros: number | null;
            medianActiveMs: number | null;
            lastUsedAt: string | null;
        };
        AgentRun: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "queued" | "running" | "waiting" | "succeeded" | "failed" | "cancelled";
            version: number | null;
            startedBy: string;
            conversation: {
                /** Format: uuid */
                id: string;
                title: string;
            } | null;
            error: string | null;
            activeMs: number;
            /** Format: date-time */
            createdAt: string;
        };
        AgentTemplate: {
            /** @enum {string} */
            key: "researcher" | "inbox_triage" | "report_writer" | "meeting_preparer" | "data_analyst" | "crm_assistant";
            content: components["schemas"]["AgentContent"];
            notThereYet: string[];
        };
        AgentUses: {
            triggers: {
                schedule: number;
                webhook: number;
                event: number;
            };
            people: number;
            teams: number;
            isSharedWithWorkspace: boolean;
        };
        BuilderTool: {
            name: string;
            title: string;
            about: string | null;
            description: string;
            source: string;
            /** @enum {string} */
            effect: "read" | "write" | "send";
            workspaceMode: ("automatic" | "ask" | "off") | null;
        };
        Memory: {
            /** Format: uuid */
            id: string;
            text: string;
            /** @enum {string} */
            state: "proposed" | "kept" | "off";
            /** @enum {string} */
            source: "asked" | "proposed" | "typed";
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            origin: {
                /** Format: uuid */
                conversationId: string;
                messageId: string | null;
                title: string;
            } | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            changedAt: string;
            usedAt: string | null;
        };
        MemoryStanding: {
            isOn: boolean;
            isOffForAll: boolean;
            kept: number;
            proposed: number;
            agents: {
                /** Format: uuid */
                id: string;
                name: string | null;
                count: number;
            }[];
        };
        FileLimits: {
            fileBytes: number;
            perMessage: number;
        };
        File: {
            /** Format: uuid */
            id: string;
            name: string;
            sizeBytes: number;
            /** @enum {string} */
            state: "storing" | "reading" | "ready" | "failed";
            kind: ("pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image") | null;
            problem: {
                /** @enum {string} */
                code: "unsupported" | "old_office" | "picture_format" | "encrypted" | "too_many_pages" | "expands_too_far" | "damaged" | "no_text" | "takes_too_long" | "needs_too_much_memory" | "interrupted";
                message: string;
            } | null;
            pageCount: number | null;
            characterCount: number | null;
            isCutShort: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        FilePassage: {
            number: number;
            place: string;
            text: string;
        };
        GivenFile: {
            /** Format: uuid */
            fileId: string;
            name: string;
            /** @enum {string} */
            as: "whole" | "passages" | "image" | "unseen_image" | "nothing";
            places: string[];
        };
        Message: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            parentId: string | null;
            /** @enum {string} */
            role: "user" | "assistant";
            author: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            /** @enum {string} */
            status: "streaming" | "complete" | "failed" | "cancelled";
            parts: ({
                /** @constant */
                type: "text";
                text: string;
                isInterrupted?: boolean;
                /** @enum {string} */
                cause?: "time_limit" | "output_misfit";
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
                status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                summary: string;
                sources: {
                    title: string;
                    url: string;
                }[];
                durationMs: number | null;
                /** @enum {string} */
                effect?: "write" | "send";
            } | {
                /** @constant */
                type: "file";
                /** Format: uuid */
                fileId: string;
                name: string;
                /** @enum {string} */
                kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                sizeBytes: number;
                pageCount: number | null;
            } | {
                /** @constant */
                type: "material";
                title: string;
                text: string;
                /** @enum {string} */
                integrity: "system" | "user" | "organization" | "external" | "untrusted";
            })[];
            mentions: components["schemas"]["Mention"][];
            siblingIds: string[];
            runId: string | null;
            model: {
                label: string;
                provider: string;
                isBuiltin: boolean;
                insteadOf?: string;
                agent?: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    version: number | null;
                };
                replaced?: {
                    name: string;
                    count: number;
                }[];
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
            givenFiles: components["schemas"]["GivenFile"][] | null;
            continuedParts: number;
            /** Format: date-time */
            createdAt: string;
            beside: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                conversationId: string;
                parentId: string | null;
                /** @enum {string} */
                role: "user" | "assistant";
                author: {
                    /** Format: uuid */
                    id: string;
                    name: string | null;
                } | null;
                /** @enum {string} */
                status: "streaming" | "complete" | "failed" | "cancelled";
                parts: ({
                    /** @constant */
                    type: "text";
                    text: string;
                    isInterrupted?: boolean;
                    /** @enum {string} */
                    cause?: "time_limit" | "output_misfit";
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
                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                    summary: string;
                    sources: {
                        title: string;
                        url: string;
                    }[];
                    durationMs: number | null;
                    /** @enum {string} */
                    effect?: "write" | "send";
                } | {
                    /** @constant */
                    type: "file";
                    /** Format: uuid */
                    fileId: string;
                    name: string;
                    /** @enum {string} */
                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                    sizeBytes: number;
                    pageCount: number | null;
                } | {
                    /** @constant */
                    type: "material";
                    title: string;
                    text: string;
                    /** @enum {string} */
                    integrity: "system" | "user" | "organization" | "external" | "untrusted";
                })[];
                mentions: components["schemas"]["Mention"][];
                siblingIds: string[];
                runId: string | null;
                model: {
                    label: string;
                    provider: string;
                    isBuiltin: boolean;
                    insteadOf?: string;
                    agent?: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        version: number | null;
                    };
                    replaced?: {
                        name: string;
                        count: number;
                    }[];
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
                givenFiles: components["schemas"]["GivenFile"][] | null;
                continuedParts: number;
                /** Format: date-time */
                createdAt: string;
            } | null;
        };
        ConversationExport: {
            /** @constant */
            format: "adjutant.conversation";
            /** @constant */
            version: 1;
            /** Format: date-time */
            exportedAt: string;
            conversation: {
                /** Format: uuid */
                id: string;
                title: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                leafMessageId: string | null;
            };
            /** @default 0 */
            leftOut: number;
            /** @default false */
            leavesOutComments: boolean;
            messages: {
                /** Format: uuid */
                id: string;
                parentId: string | null;
                /** @enum {string} */
                role: "user" | "assistant";
                /** @default null */
                author: string | null;
                /** @enum {string} */
                status: "streaming" | "complete" | "failed" | "cancelled";
                /** Format: date-time */
                createdAt: string;
                parts: ({
                    /** @constant */
                    type: "text";
                    text: string;
                    isInterrupted?: boolean;
                    /** @enum {string} */
                    cause?: "time_limit" | "output_misfit";
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
                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                    summary: string;
                    sources: {
                        title: string;
                        url: string;
                    }[];
                    durationMs: number | null;
                    /** @enum {string} */
                    effect?: "write" | "send";
                } | {
                    /** @constant */
                    type: "file";
                    /** Format: uuid */
                    fileId: string;
                    name: string;
                    /** @enum {string} */
                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                    sizeBytes: number;
                    pageCount: number | null;
                } | {
                    /** @constant */
                    type: "material";
                    title: string;
                    text: string;
                    /** @enum {string} */
                    integrity: "system" | "user" | "organization" | "external" | "untrusted";
                })[];
                model: {
                    label: string;
                    provider: string;
                    isBuiltin: boolean;
                    insteadOf?: string;
                    agent?: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        version: number | null;
                    };
                    replaced?: {
                        name: string;
                        count: number;
                    }[];
                } | null;
                usage: {
                    inputTokens: number;
                    outputTokens: number;
                } | null;
                durationMs: number | null;
                /** @enum {string} */
                integrity: "system" | "user" | "organization" | "external" | "untrusted";
                /** @default null */
                besideId: string | null;
                /** @default null */
                error: {
                    code: string;
                    message: string;
                    retryAfterMs?: number;
                    settingsPath?: string;
                } | null;
                /** @default null */
                heardCharacters: number | null;
                /** @default null */
                recordingSeconds: number | null;
                /** @default 0 */
                continuedParts: number;
                /** @default null */
                givenFiles: components["schemas"]["GivenFile"][] | null;
                /** @default [] */
                toolCalls: {
                    /** Format: uuid */
                    id: string;
                    toolName: string;
                    toolTitle: string;
                    /** @enum {string} */
                    effect: "read" | "write" | "send";
                    /** @enum {string} */
                    outputTrust: "organization" | "untrusted";
                    /** @enum {string} */
                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                    attempt: number;
                    input: unknown;
                    /** @default null */
                    approvedInput: unknown;
                    /** @default null */
                    decision: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        rule: string | null;
                        why: string | null;
                        facts: {
                            [key: string]: string | number | boolean;
                        } | null;
                        policyHash: string | null;
                    } | null;
                    /** @default null */
                    undone: {
                        /** Format: date-time */
                        at: string;
                        summary: string;
                    } | null;
                    /** @default false */
                    isWithheld: boolean;
                    content: string | null;
                    contentHash: string | null;
                    data: unknown;
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
                    resultIntegrity: ("system" | "user" | "organization" | "external" | "untrusted") | null;
                }[];
                /** @default [] */
                files: {
                    /** Format: uuid */
                    fileId: string;
                    name: string;
                    /** @enum {string} */
                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                    sizeBytes: number;
                    pageCount: number | null;
                    contentHash: string | null;
                }[];
            }[];
        };
        Conversation: {
            /** Format: uuid */
            id: string;
            title: string;
            owner: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            isShared: boolean;
            hasComments: boolean;
            unread: number;
            activeRun: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "queued" | "running" | "waiting";
            } | null;
            importedFrom: ("chatgpt" | "claude" | "adjutant") | null;
            modelId: string | null;
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
                isUsable: boolean;
            } | null;
            agentValues?: {
                [key: string]: string;
            };
            /** @enum {string} */
            memory: "default" | "on" | "off";
            isTest: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                rename: boolean;
                delete: boolean;
                send: boolean;
                show: boolean;
                comment: boolean;
                publish: boolean;
                hand_over: boolean;
            };
        };
        BulkExport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            form: "json" | "markdown";
            isOfAll: boolean;
            /** @enum {string} */
            state: "waiting" | "packing" | "ready" | "failed";
            problem: ("too_large" | "empty" | "interrupted" | "not_permitted") | null;
            doneCount: number;
            totalCount: number | null;
            sizeBytes: number | null;
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Folder: {
            /** Format: uuid */
            id: string;
            name: string;
            abilities: {
                rename: boolean;
                delete: boolean;
            };
        };
        ConversationHandOver: {
            /** Format: uuid */
            id: string;
            messageId: string | null;
            from: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            to: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            note: string;
            /** Format: date-time */
            createdAt: string;
        };
        PublicConversation: {
            title: string;
            /** Format: date-time */
            takenAt: string;
            messages: {
                /** @enum {string} */
                role: "user" | "assistant";
                parts: ({
                    /** @constant */
                    type: "text";
                    text: string;
                } | {
                    /** @constant */
                    type: "tool-call";
                    title: string;
                    isDone: boolean;
                    sources: {
                        title: string;
                        url: string;
                    }[];
                    isResultLeftOut?: boolean;
                    result?: {
                        toolName: string;
                        data: components["schemas"]["__shared"];
                    };
                })[];
                model: string | null;
            }[];
        };
        PublicLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            title: string;
            /** @enum {string} */
            status: "active" | "expired" | "withdrawn";
            openedCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            takenAt: string;
            expiresAt: string | null;
        };
        QueuedMessage: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            author: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            text: string;
            mentions: components["schemas"]["Mention"][];
            modelId: string | null;
            /** @enum {string} */
            state: "queued" | "steering" | "held";
            error: {
                code: string;
                message: string;
                retryAfterMs?: number;
                settingsPath?: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            abilities: {
                change: boolean;
                remove: boolean;
            };
        };
        ConversationRead: {
            person: {
                /** Format: uuid */
                id: string;
                name: string | null;
            };
            /** Format: uuid */
            messageId: string;
            /** Format: date-time */
            seenAt: string;
        };
        FoundText: {
            /** Format: uuid */
            conversationId: string;
            title: {
                text: string;
                isMatch: boolean;
            }[];
            message: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                role: "user" | "assistant";
                excerpt: {
                    text: string;
                    isMatch: boolean;
                }[];
            } | null;
            holdsAll: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @enum {string} */
        ProviderChoice: "openai" | "anthropic" | "google" | "azure_openai" | "mistral" | "groq" | "openrouter" | "openai_compatible";
        ModelCapabilities: {
            chat: boolean;
            tools: boolean;
            jsonSchema: boolean;
            vision: boolean;
            embeddings: boolean;
        };
        Model: {
            id: string;
            label: string;
            provider: string;
            badge: string;
            isBuiltin: boolean;
            isDefault: boolean;
            hasTools: boolean;
        };
        ListedModelCall: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            endedAt: string;
            purpose: string;
            provider: string;
            model: string;
            answeredBy: string | null;
            isFallback: boolean;
            workspace: string | null;
            person: string | null;
            inputTokens: number;
            cachedInputTokens: number;
            outputTokens: number;
            costMicros: number;
            firstTokenMs: number | null;
            durationMs: number;
            /** @enum {string} */
            outcome: "ok" | "stopped" | "failed" | "refused";
            errorCode: string | null;
        };
        ModelUsageSums: {
            calls: number;
            failed: number;
            stopped: number;
            refused: number;
            fallbacks: number;
            inputTokens: number;
            cachedInputTokens: number;
            outputTokens: number;
            reasoningTokens: number;
            costMicros: number;
        };
        ModelBudgetStanding: {
            limitMicros: number | null;
            usedMicros: number;
            /** Format: date-time */
            resetsAt: string;
        };
        /** @enum {string} */
        ModelPurpose: "chat" | "fast" | "vision" | "embedding";
        PurposeDefault: {
            purpose: components["schemas"]["ModelPurpose"];
            modelId: string | null;
        };
        InstructionVersion: {
            number: number;
            text: string;
            restoredFrom: number | null;
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        ListedTool: {
            /** @enum {string} */
            mode: "default" | "automatic" | "ask" | "off";
            needsOther: boolean;
            name: string;
            hash: string;
            title: string;
            about: string | null;
            description: string;
            isBuiltIn: boolean;
            facts: {
                /** @enum {string} */
                reads: "nothing" | "person" | "workspace" | "outside";
                writes: boolean;
                egress: boolean;
                irreversible: boolean;
                external: boolean;
                own: boolean;
                undo: string | null;
            };
            behaviour: {
                default: {
                    clean: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                    outside: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                };
                automatic: {
                    clean: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                    outside: {
                        /** @enum {string} */
                        outcome: "allow" | "ask" | "deny";
                        why: string;
                    };
                };
            };
            installation: {
                /** @enum {string} */
                mode: "default" | "automatic" | "ask" | "off";
                needsOther: boolean;
            } | null;
        };
        AiPreview: {
            provider: string | null;
            messages: {
                role: string;
                text: string;
            }[];
            replaced: {
                placeholder: string;
                value: string;
            }[];
            tools: string[];
        };
        OwnRedactionTerm: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "words" | "pattern";
            text: string;
            placeholder: string;
        };
        Redaction: {
            providers: {
                /** Format: uuid */
                id: string;
                name: string;
                rulesOn: string[];
            }[];
            terms: components["schemas"]["OwnRedactionTerm"][];
        };
        ArtifactVersion: {
            number: number;
            writer: {
                id: string | null;
                name: string;
            };
            isByAssistant: boolean;
            note: string;
            restoredFrom: number | null;
            characters: number;
            /** Format: date-time */
            createdAt: string;
        };
        ArtifactVersionContent: {
            number: number;
            writer: {
                id: string | null;
                name: string;
            };
            isByAssistant: boolean;
            note: string;
            restoredFrom: number | null;
            characters: number;
            /** Format: date-time */
            createdAt: string;
            content: string;
        };
        ListedArtifact: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            /** @enum {string} */
            kind: "document" | "table" | "code" | "diagram" | "chart" | "html";
            title: string;
            language: string | null;
            version: number;
            /** Format: date-time */
            updatedAt: string;
        };
        Artifact: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            /** @enum {string} */
            kind: "document" | "table" | "code" | "diagram" | "chart" | "html";
            title: string;
            language: string | null;
            version: number;
            /** Format: date-time */
            updatedAt: string;
            content: string;
            newest: components["schemas"]["ArtifactVersion"];
            /** @enum {string} */
            integrity: "system" | "user" | "organization" | "external" | "untrusted";
            isInOpenConversation: boolean;
            abilities: {
                save: boolean;
                delete: boolean;
                share: boolean;
            };
        };
        ArtifactList: {
            items: components["schemas"]["ListedArtifact"][];
            mayCreate: boolean;
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
        BrowserSecret: {
            /** Format: uuid */
            id: string;
            name: string;
            origin: string;
            isAutomatic: boolean;
            usedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        BrowserSession: {
            /** Format: uuid */
            runId: string;
            /** @enum {string} */
            state: "open" | "ended";
            endedBecause: ("run" | "idle" | "lost" | "server") | null;
            /** @enum {string} */
            driver: "assistant" | "person";
            abilities: {
                takeOver: boolean;
                handBack: boolean;
            };
            frame: {
                url: string;
                title: string;
                width: number;
                height: number;
                picture: string;
            } | null;
        };
        Comment: {
            /** Format: uuid */
            id: string;
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            text: string;
            mentions: components["schemas"]["Mention"][];
            isDeleted: boolean;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            abilities: {
                edit: boolean;
                delete: boolean;
            };
        };
        CommentThread: {
            /** Format: uuid */
            id: string;
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            text: string;
            mentions: components["schemas"]["Mention"][];
            isDeleted: boolean;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            abilities: {
                edit: boolean;
                delete: boolean;
            };
            /** Format: uuid */
            conversationId: string;
            /** Format: uuid */
            messageId: string;
            anchor: {
                quote: string;
                start: number;
            } | null;
            resolved: {
                /** Format: date-time */
                at: string;
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
            } | null;
            replies: components["schemas"]["Comment"][];
        };
        CommentCounts: {
            open: number;
            resolved: number;
            messages: {
                /** Format: uuid */
                messageId: string;
                open: number;
            }[];
            mayComment: boolean;
        };
        Archive: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "person" | "hold";
            /** Format: uuid */
            subjectId: string;
            subjectName: string | null;
            isOwn: boolean;
            /** @enum {string} */
            state: "waiting" | "writing" | "ready" | "failed";
            problem: ("too_large" | "interrupted" | "not_permitted") | null;
            doneCount: number;
            share: number;
            sizeBytes: number | null;
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NamedThing: {
            type: string;
            id: string;
            name: string | null;
            page: string | null;
        };
        LogEvent: {
            /** Format: uuid */
            id: string;
            number: number;
            act: string;
            /** Format: date-time */
            at: string;
            actor: {
                /** @enum {string} */
                kind: "user" | "agent" | "api_key" | "system" | "anonymous";
                id: string | null;
                name: string | null;
            };
            onBehalfOf: components["schemas"]["NamedThing"] | null;
            targets: components["schemas"]["NamedThing"][];
            facts: {
                [key: string]: components["schemas"]["__shared"];
            };
            /** @enum {string} */
            outcome: "ok" | "failed" | "denied";
            errorCode: string | null;
            conversation: components["schemas"]["NamedThing"] | null;
            run: components["schemas"]["NamedThing"] | null;
            step: number | null;
        };
        LogEventDetail: {
            event: components["schemas"]["LogEvent"];
            /** @enum {string} */
            scope: "own" | "workspace" | "installation";
            sessionId: string | null;
            requestId: string | null;
            commitments: {
                [key: string]: string;
            };
            content: {
                /** @enum {string} */
                state: "none" | "erased" | "own" | "others" | "hidden";
                fields: string[];
            };
            envelope: string;
            digest: string;
        };
        PersonalContent: {
            fields: {
                name: string;
                value: string;
                salt: string;
            }[];
        };
        SavedQuery: {
            /** Format: uuid */
            id: string;
            name: string;
            filter: {
                /** Format: uuid */
                who?: string;
                /** @enum {string} */
                kind?: "user" | "agent" | "api_key" | "system" | "anonymous";
                act?: string;
                target?: string;
                /** Format: uuid */
                run?: string;
                /** Format: uuid */
                agent?: string;
                /** Format: uuid */
                conversation?: string;
                /** @enum {string} */
                outcome?: "ok" | "failed" | "denied";
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                to?: string;
                q?: string;
                /**
                 * @default own
                 * @enum {string}
                 */
                scope: "own" | "workspace" | "installation";
            };
        };
        SignedLog: {
            /** Format: uuid */
            id: string;
            origin: string;
            generation: number;
            /** Format: date-time */
            openedAt: string;
            closedAt: string | null;
            closedBecause: string | null;
            size: number;
            checkpoint: {
                size: number;
                root: string;
                /** Format: date-time */
                signedAt: string;
                note: string;
            } | null;
            keys: string[];
        };
        LogState: {
            logs: components["schemas"]["SignedLog"][];
            waiting: {
                count: number;
                since: string | null;
            };
            witnesses: {
                name: string;
                cosignedAt: string | null;
                failure: string | null;
            }[];
            installationKeys: string[];
            mayExport: boolean;
        };
        EventPlace: {
            proof: {
                origin: string;
                index: number;
                size: number;
                /** Format: date-time */
                signedAt: string;
                file: string;
            } | null;
        };
        EventExport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            form: "jsonl" | "csv" | "ocsf";
            /** @enum {string} */
            scope: "workspace" | "installation";
            filter: {
                /** Format: uuid */
                who?: string;
                /** @enum {string} */
                kind?: "user" | "agent" | "api_key" | "system" | "anonymous";
                act?: string;
                target?: string;
                /** Format: uuid */
                run?: string;
                /** Format: uuid */
                agent?: string;
                /** Format: uuid */
                conversation?: string;
                /** @enum {string} */
                outcome?: "ok" | "failed" | "denied";
                /** Format: date-time */
                from?: string;
                /** Format: date-time */
                to?: string;
                q?: string;
            };
            /** @enum {string} */
            state: "waiting" | "writing" | "ready" | "failed";
            problem: ("too_large" | "interrupted" | "not_permitted") | null;
            doneCount: number;
            share: number;
            sizeBytes: number | null;
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        EventSink: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "webhook" | "s3" | "syslog";
            name: string;
            address: string;
            categories: ("sign_in" | "rights" | "things" | "use" | "product")[];
            /** @enum {string} */
            state: "current" | "behind" | "failing" | "paused";
            lag: {
                events: number;
                seconds: number;
            };
            deliveredCount: number;
            deliveredAt: string | null;
            failure: {
                words: string;
                /** Format: date-time */
                at: string;
                attempts: number;
                retryAt: string | null;
            } | null;
            oldSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Hold: {
            /** Format: uuid */
            id: string;
            name: string;
            reason: string;
            isWhole: boolean;
            subjects: {
                /** @enum {string} */
                kind: "person" | "conversation" | "agent";
                /** Format: uuid */
                id: string;
                owner: string | null;
            }[];
            madeFrom: string | null;
            madeUntil: string | null;
            /** @enum {string} */
            state: "standing" | "ended" | "released";
            placedBy: string | null;
            /** Format: date-time */
            placedAt: string;
            endsAt: string | null;
            releasedBy: string | null;
            releasedAt: string | null;
            waiting: {
                /** Format: uuid */
                id: string;
                name: string | null;
                /** Format: date-time */
                dueAt: string;
            }[];
        };
        HoldChoice: {
            /** Format: uuid */
            id: string;
            owner: string | null;
            title: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        KeptData: {
            table: string;
            hours: number;
            isHoldable: boolean;
        };
        RetentionPeriod: {
            due: number;
            held: number;
            kind: string;
            fewestDays: number;
            mostDays: number;
            days: number | null;
            appliesFrom: string | null;
            daysBefore: number | null;
        };
        DueByPeriod: {
            due: number;
            held: number;
        };
        Connection: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "mcp" | "openapi";
            name: string;
            host: string;
            address: string | null;
            /** @enum {string} */
            auth: "none" | "key" | "oauth";
            hasDocumentAddress: boolean;
            /** @enum {string} */
            state: "new" | "ready" | "sign_in_needed" | "failing";
            problem: {
                code: string;
                message: string;
            } | null;
            lastCheckedAt: string | null;
            lastReadyAt: string | null;
            /** Format: date-time */
            createdAt: string;
            tools: {
                approved: number;
                changed: number;
                notApproved: number;
                leftOut: number;
            };
            abilities: {
                manage: boolean;
            };
        };
        ConfirmedFacts: {
            /** @enum {string} */
            reads: "nothing" | "person" | "workspace" | "outside";
            writes: boolean;
            irreversible: boolean;
            external: boolean;
            own: boolean;
            idempotent: boolean;
        };
        ConnectionTool: {
            /** Format: uuid */
            id: string;
            toolName: string;
            /** @enum {string} */
            state: "not_approved" | "approved" | "changed" | "gone" | "unusable";
            seen: {
                name: string;
                title: string;
                description: string;
                inputSchema: {
                    [key: string]: components["schemas"]["__shared"];
                };
                claims: {
                    isReadOnly: boolean | null;
                    isDestructive: boolean | null;
                    isIdempotent: boolean | null;
                    isOpenWorld: boolean | null;
                };
                operation: {
                    /** @enum {string} */
                    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                    path: string;
                    parameters: {
                        argument: string;
                        name: string;
                        /** @enum {string} */
                        place: "path" | "query" | "header";
                    }[];
                    hasBody: boolean;
                } | null;
            };
            seenHash: string;
            approved: {
                name: string;
                title: string;
                description: string;
                inputSchema: {
                    [key: string]: components["schemas"]["__shared"];
                };
                claims: {
                    isReadOnly: boolean | null;
                    isDestructive: boolean | null;
                    isIdempotent: boolean | null;
                    isOpenWorld: boolean | null;
                };
                operation: {
                    /** @enum {string} */
                    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                    path: string;
                    parameters: {
                        argument: string;
                        name: string;
                        /** @enum {string} */
                        place: "path" | "query" | "header";
                    }[];
                    hasBody: boolean;
                } | null;
            } | null;
            facts: components["schemas"]["ConfirmedFacts"] | null;
            suggestedFacts: components["schemas"]["ConfirmedFacts"];
            problem: string | null;
            approvedAt: string | null;
        };
        TryConnectionTool: {
            input: {
                [key: string]: components["schemas"]["__shared"];
            };
        };
        ConnectionToolTrial: {
            isError: boolean;
            text: string;
            isCut: boolean;
        };
        HttpHost: {
            /** Format: uuid */
            id: string;
            host: string;
            unicode: string | null;
            methods: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
            isEverywhere: boolean;
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
        TaskPerson: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Task: {
            /** Format: uuid */
            id: string;
            title: string;
            body: string;
            /** @enum {string} */
            state: "open" | "in_progress" | "done" | "cancelled";
            /** @enum {string} */
            priority: "low" | "normal" | "high" | "urgent";
            dueAt: string | null;
            remindAt: string | null;
            requester: components["schemas"]["TaskPerson"] | null;
            assignee: components["schemas"]["TaskPerson"] | null;
            isFromOutside: boolean;
            isByAssistant: boolean;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            abilities: {
                edit: boolean;
                changeState: boolean;
            };
        };
        Question: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            runId: string;
            /** Format: uuid */
            toolCallId: string;
            conversationId: string | null;
            /** @enum {string} */
            status: "open" | "answered" | "expired" | "withdrawn";
            text: string;
            form: {
                /** @enum {string} */
                kind: "text" | "choice" | "form";
                fields: {
                    label: string;
                    options?: string[];
                }[];
            };
            isFromOutside: boolean;
            askedBy: string[];
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            expiresAt: string;
            answer: {
                /** Format: date-time */
                at: string;
                values: string[];
            } | null;
            abilities: {
                answer: boolean;
            };
        };
        WaitingLimit: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            runId: string;
            conversationId: string | null;
            title: string | null;
            askedBy: string[];
            asked: {
                /** @enum {string} */
                limit: "steps" | "tool_calls" | "time" | "tokens" | "cost";
                allowed: number;
                more: number;
            };
            /** Format: date-time */
            askedAt: string;
            expiresAt: string | null;
            isOpen: boolean;
            decision: {
                /** @enum {string} */
                chosen: "continue" | "end";
                /** Format: date-time */
                at: string;
            } | null;
        };
        WorkspaceRequest: {
            /** Format: uuid */
            id: string;
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            wants: "role" | "seats" | "access";
            role: ("owner" | "admin" | "billing" | "auditor" | "member" | "guest") | null;
            seats: number | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            reason: string;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            state: "open" | "approved" | "declined" | "withdrawn" | "expired";
            endedAt: string | null;
            decidedBy: string | null;
            note: string;
            abilities: {
                decide: boolean;
                withdraw: boolean;
            };
        };
        FailedRun: {
            /** Format: uuid */
            id: string;
            conversationId: string | null;
            title: string | null;
            error: {
                code: string;
                message: string;
                retryAfterMs?: number;
                settingsPath?: string;
            } | null;
            /** Format: date-time */
            endedAt: string;
        };
        InboxItem: {
            /** @constant */
            type: "approval";
            /** Format: uuid */
            id: string;
            approval: components["schemas"]["Approval"];
        } | {
            /** @constant */
            type: "question";
            /** Format: uuid */
            id: string;
            question: components["schemas"]["Question"];
        } | {
            /** @constant */
            type: "limit";
            /** Format: uuid */
            id: string;
            limit: components["schemas"]["WaitingLimit"];
        } | {
            /** @constant */
            type: "failed_run";
            /** Format: uuid */
            id: string;
            run: components["schemas"]["FailedRun"];
        } | {
            /** @constant */
            type: "task";
            /** Format: uuid */
            id: string;
            task: components["schemas"]["Task"];
        } | {
            /** @constant */
            type: "request";
            /** Format: uuid */
            id: string;
            request: components["schemas"]["WorkspaceRequest"];
        };
        OutgoingMail: {
            /** Format: uuid */
            id: string;
            to: string[];
            cc: string[];
            bcc: string[];
            subject: string;
            body: string;
            conversationId: string | null;
            isFromOutside: boolean;
            /** Format: date-time */
            createdAt: string;
            replyTo: string;
            /** @enum {string} */
            state: "held" | "withdrawn" | "sending" | "retrying" | "sent" | "in_outbox" | "failed" | "unknown";
            secondsLeft: number;
            isForOutbox: boolean;
            problem: string | null;
            refused: string[];
            againId: string | null;
            endedAt: string | null;
            abilities: {
                withdraw: boolean;
                sendAgain: boolean;
            };
        };
        MailDraft: {
            /** Format: uuid */
            id: string;
            to: string[];
            cc: string[];
            bcc: string[];
            subject: string;
            body: string;
            conversationId: string | null;
            isFromOutside: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
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
        CallFailure: {
            code: string;
            message: string;
            said: string | null;
        };
        ModelHealth: {
            hours: {
                /** Format: date-time */
                hour: string;
                answered: number;
                failed: number;
            }[];
            lastAnswerAt: string | null;
            lastFailure: {
                code: string;
                message: string;
                said: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            failuresInRow: number;
            pausedUntil: string | null;
        };
        ModelAudience: {
            plans: string[];
            teams: {
                /** Format: uuid */
                workspaceId: string;
                /** Format: uuid */
                teamId: string;
            }[];
        };
        PossibleAudiences: {
            plans: {
                key: string;
                name: string;
            }[];
            teams: {
                /** Format: uuid */
                workspaceId: string;
                /** Format: uuid */
                teamId: string;
                name: string;
                workspace: string;
            }[];
        };
        ConnectedModel: {
            /** Format: uuid */
            id: string;
            label: string;
            provider: string;
            /** Format: uuid */
            providerId: string;
            /** @enum {string} */
            providerKind: "openai" | "anthropic" | "google" | "openai_compatible";
            modelId: string;
            isEnabled: boolean;
            isDefault: boolean;
            capabilities: components["schemas"]["ModelCapabilities"];
            contextTokens: number | null;
            testedAt: string | null;
            fallbackPosition: number | null;
            audience: components["schemas"]["ModelAudience"] | null;
            health: components["schemas"]["ModelHealth"];
            price: components["schemas"]["ModelPrice"] | null;
        };
        ModelTest: {
            failure: components["schemas"]["CallFailure"] | null;
            firstPartMs: number | null;
            capabilities: components["schemas"]["ModelCapabilities"];
            isEnabled: boolean;
        };
        ModelProvider: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "openai" | "anthropic" | "google" | "openai_compatible";
            name: string;
            baseUrl: string | null;
            hasKey: boolean;
            modelCount: number;
            isInside: boolean;
        };
        OfferedModel: {
            modelId: string;
            contextTokens: number | null;
            isAdded: boolean;
        };
        ProviderOffers: {
            servers: {
                name: string;
                baseUrl: string;
                models: string[];
                connectedAs: string | null;
            }[];
            keys: {
                choice: components["schemas"]["ProviderChoice"];
                name: string;
                setting: string;
                baseUrl: string | null;
                connectedAs: string | null;
            }[];
        };
        PresentPerson: {
            /** Format: uuid */
            id: string;
            name: string;
            isWriting: boolean;
        };
        Presence: {
            noun: string;
            /** Format: uuid */
            id: string;
            people: components["schemas"]["PresentPerson"][];
            count: number;
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @enum {string} */
            state: "pending" | "accepted" | "declined" | "expired" | "withdrawn";
            isUndelivered: boolean;
            invitedBy: string | null;
            sentCount: number;
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            expiresAt: string;
            endedAt: string | null;
        };
        OpenedInvitation: {
            workspaceName: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            email: string;
            invitedBy: string | null;
            message: string;
            /** Format: date-time */
            expiresAt: string;
            hasAccount: boolean;
            isForCaller: boolean | null;
        };
        InvitePeople: {
            addresses: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            /** @default [] */
            teamIds: string[];
            /** @default  */
            message: string;
            /** @default 7 */
            days: number;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "de";
        };
        InvitedLine: {
            text: string;
            email: string | null;
            fault: ("malformed" | "repeated" | "already_member" | "already_invited" | "mailed_often") | null;
        };
        InvitingRoom: {
            seats: {
                taken: number;
                limit: number | null;
                pending: number;
                over: {
                    /** Format: uuid */
                    userId: string;
                    name: string;
                }[];
            };
            obstacle: ("not_entitled" | "address_unproved" | "unnamed_workspace") | null;
            workspaceName: string;
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        JoinLink: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            state: "active" | "expired" | "withdrawn" | "used_up";
            usedCount: number;
            mostUses: number;
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            role: "member" | "guest";
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            domains: string[];
        };
        PlanLink: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            state: "active" | "expired" | "withdrawn" | "used_up";
            usedCount: number;
            mostUses: number;
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            planKey: string;
            planName: string;
            /** Format: date-time */
            planEndsAt: string;
        };
        LinkUse: {
            /** Format: uuid */
            userId: string;
            name: string;
            email: string;
            /** Format: date-time */
            usedAt: string;
        };
        OpenedJoinLink: {
            /** @constant */
            gives: "workspace";
            workspaceName: string;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            isForDomains: boolean;
        } | {
            /** @constant */
            gives: "plan";
            planName: string;
            /** Format: date-time */
            planEndsAt: string;
        };
        NewPlanLink: {
            /** @default  */
            name: string;
            mostUses: number;
            days: number;
            planKey: string;
            /** Format: date-time */
            planEndsAt: string;
        };
        NewJoinLink: {
            /** @default  */
            name: string;
            mostUses: number;
            days: number;
            /** @enum {string} */
            role: "member" | "guest";
            /** @default [] */
            teamIds: string[];
            /** @default [] */
            domains: string[];
        };
        Member: {
            /** Format: uuid */
            userId: string;
            name: string;
            email: string;
            picture: string | null;
            /** @enum {string} */
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            /** @enum {string} */
            state: "active" | "suspended";
            hasSeat: boolean;
            /** Format: date-time */
            joinedAt: string;
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            isManaged: boolean;
            lastActiveAt: string | null;
            hasSecondFactor: boolean | null;
            abilities: {
                roles: ("owner" | "admin" | "billing" | "auditor" | "member" | "guest")[];
                suspend: boolean;
                unsuspend: boolean;
                remove: boolean;
                leave: boolean;
            };
        };
        LeavingCount: {
            kind: string;
            handed: number;
            newlyReadable: number;
            kept: number;
        };
        Heir: {
            /** Format: uuid */
            userId: string;
            name: string;
        };
        GonePerson: {
            /** Format: uuid */
            userId: string;
            name: string;
        };
        Leaving: {
            counts: components["schemas"]["LeavingCount"][];
            heir: components["schemas"]["Heir"] | null;
            heirs: components["schemas"]["Heir"][];
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
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
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
            role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
            workspaces: components["schemas"]["OwnWorkspace"][];
            isAdmin: boolean;
            isOnlyAdmin: boolean;
            isClosing: boolean;
            hasTeamAccess: boolean;
        };
        CreateRequest: {
            /** @constant */
            wants: "role";
            /** @enum {string} */
            role: "admin" | "billing" | "auditor" | "member";
            /** @default  */
            reason: string;
        } | {
            /** @constant */
            wants: "seats";
            seats: number;
            /** @default  */
            reason: string;
        } | {
            /** @constant */
            wants: "access";
            /** Format: uuid */
            teamId: string;
            /** @default  */
            reason: string;
        };
        Team: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            parent: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            lead: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            people: number;
            teams: number;
            directoryGroup: string | null;
            isOwn: boolean;
            abilities: {
                change: boolean;
                manage: boolean;
            };
        };
        TeamMember: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            isLead: boolean;
            isGuest: boolean;
            isSuspended: boolean;
            isDirect: boolean;
            through: string[];
            /** Format: date-time */
            since: string;
        };
        TeamShare: {
            /** Format: uuid */
            id: string;
            noun: string;
            name: string | null;
            path: string | null;
            /** @enum {string} */
            relation: "viewer" | "commenter" | "editor";
            expiresAt: string | null;
            isOfParent: boolean;
        };
        TeamUses: {
            shares: number;
            models: {
                label: string;
                isAlone: boolean;
            }[];
            teams: string[];
            requests: number;
        };
        CreateTeam: {
            name: string;
            /** @default  */
            description: string;
            /** @default null */
            parentId: string | null;
        };
        ChangeTeam: {
            name?: string;
            description?: string;
            parentId?: string | null;
        };
        Firing: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            cause: "slot" | "delivery" | "event" | "by_hand";
            /** Format: date-time */
            dueAt: string;
            /** Format: date-time */
            firedAt: string;
            /** @enum {string} */
            outcome: "started" | "skipped" | "refused";
            reason: {
                code: string;
                message: string;
            } | null;
            conversationId: string | null;
            run: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "queued" | "running" | "waiting" | "succeeded" | "failed" | "cancelled";
                error: string | null;
            } | null;
        };
        Trigger: {
            /** Format: uuid */
            id: string;
            name: string;
            question: string;
            agent: {
                /** Format: uuid */
                id: string;
                name: string | null;
            } | null;
            agentValues: {
                [key: string]: string;
            };
            timeZone: string;
            start: {
                /** @constant */
                kind: "schedule";
                cron: string;
                /**
                 * @default latest
                 * @enum {string}
                 */
                missed: "skip" | "latest" | "all";
            } | {
                /** @constant */
                kind: "webhook";
                /**
                 * @default bearer
                 * @enum {string}
                 */
                proof: "bearer" | "signature";
            } | {
                /** @constant */
                kind: "event";
                /** @enum {string} */
                event: "task.assigned" | "task.finished" | "file.read" | "mail.failed";
                /** @default null */
                contains: string | null;
            };
            /** @enum {string} */
            overlap: "skip" | "start";
            isTold: boolean;
            /** @enum {string} */
            status: "active" | "paused" | "stopped";
            pausedBecause: ("chosen" | "person" | "agent" | "failures" | "admin" | "handed_over") | null;
            nextAt: string | null;
            address: string | null;
            oldSecretUntil: string | null;
            lastFiring: components["schemas"]["Firing"] | null;
            version: number;
            /** Format: date-time */
            createdAt: string;
            abilities: {
                change: boolean;
                delete: boolean;
                run: boolean;
            };
        };
        MemberTrigger: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "schedule" | "webhook" | "event";
            owner: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @enum {string} */
            status: "active" | "paused" | "stopped";
            pausedBecause: ("chosen" | "person" | "agent" | "failures" | "admin" | "handed_over") | null;
            nextAt: string | null;
            /** Format: date-time */
            createdAt: string;
            abilities: {
                stop: boolean;
                allow: boolean;
            };
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
                        /** @description No one with an address of the domain can sign up in another way. */
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
    listTeams: {
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
                        items: components["schemas"]["Team"][];
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
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
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
    getTeam: {
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
                    "application/json": components["schemas"]["Team"];
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
    deleteTeam: {
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
    changeTeam: {
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
                "application/json": components["schemas"]["ChangeTeamInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
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
    readTeamUses: {
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
                    "application/json": components["schemas"]["TeamUses"];
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
    listTeamMembers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
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
                        items: components["schemas"]["TeamMember"][];
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
    addTeamMembers: {
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
                    userIds: string[];
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
                        added: number;
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
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                userId: string;
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
    setTeamLead: {
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
                    userId: string | null;
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
                    "application/json": components["schemas"]["Team"];
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
    listTeamShares: {
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
                        items: components["schemas"]["TeamShare"][];
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
    listRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                list?: "mine" | "to_decide";
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
                        items: components["schemas"]["WorkspaceRequest"][];
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
    createRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRequestInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceRequest"];
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
    getRequest: {
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
                    "application/json": components["schemas"]["WorkspaceRequest"];
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
    withdrawRequest: {
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
    decideRequest: {
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
                    /** @enum {string} */
                    decision: "approve" | "decline";
                    /** @default  */
                    note?: string;
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
                    "application/json": components["schemas"]["WorkspaceRequest"];
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
    listInvitations: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "pending" | "accepted" | "declined" | "expired" | "withdrawn";
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
                        items: components["schemas"]["Invitation"][];
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
    invitePeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitePeopleInput"];
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
                        lines: components["schemas"]["InvitedLine"][];
                        sent: number;
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
    readInvitingRoom: {
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
                    "application/json": components["schemas"]["InvitingRoom"];
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
    resendInvitation: {
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
    withdrawInvitation: {
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
    openInvitation: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInvitation"];
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
    openInvitedAccount: {
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
                    password: string;
                    remarks?: {
                        [key: string]: unknown;
                    };
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
    acceptInvitation: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        workspaceId: string;
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
    declineInvitation: {
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
    listJoinLinks: {
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
                        items: components["schemas"]["JoinLink"][];
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
    createJoinLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJoinLinkInput"];
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
                        link: components["schemas"]["JoinLink"];
                        token: string;
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
    listJoinLinkUses: {
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
                        items: components["schemas"]["LinkUse"][];
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
    withdrawJoinLink: {
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
    openJoinLink: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedJoinLink"];
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
    useJoinLink: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        workspaceId: string;
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
    listPlanLinks: {
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
                        items: components["schemas"]["PlanLink"][];
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
    createPlanLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlanLinkInput"];
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
                        link: components["schemas"]["PlanLink"];
                        token: string;
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
    listPlanLinkUses: {
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
                        items: components["schemas"]["LinkUse"][];
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
    withdrawPlanLink: {
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
    listGonePeople: {
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
                        items: components["schemas"]["GonePerson"][];
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
    takeOverFromMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    heirId?: string | null;
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
    listMembers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
                role?: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
                state?: "active" | "suspended";
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
                        items: components["schemas"]["Member"][];
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
    readLeaving: {
        parameters: {
            query?: {
                heirId?: string;
            };
            header?: never;
            path: {
                userId: string;
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
                    "application/json": components["schemas"]["Leaving"];
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
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "owner" | "admin" | "billing" | "auditor" | "member" | "guest";
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
    suspendMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
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
    unsuspendMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
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
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    heirId?: string | null;
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
    leaveWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default null */
                    heirId?: string | null;
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
    renameWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
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
                        seats: {
                            taken: number;
                            before: number | null;
                            after: number | null;
                            trial?: number | null;
                        };
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
                            name: "LCP" | "FID" | "INP" | "CLS" | "FCP" | "TTFB";
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
                                name: "LCP" | "FID" | "INP" | "CLS" | "FCP" | "TTFB";
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
    listBackups: {
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
                        items: components["schemas"]["Backup"][];
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
    recordBackup: {
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
                    "application/json": components["schemas"]["Backup"];
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
                            status: "waiting" | "kept" | "delivered" | "failed";
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
                        status: "waiting" | "kept" | "delivered" | "failed";
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
    listConnectedModels: {
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
                        items: components["schemas"]["ConnectedModel"][];
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
    testModel: {
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
                    "application/json": components["schemas"]["ModelTest"];
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
    setModelEnabled: {
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
                    isEnabled: boolean;
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
    listPurposeDefaults: {
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
                        items: components["schemas"]["PurposeDefault"][];
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
    setPurposeDefault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purpose: components["schemas"]["ModelPurposeInput"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    modelId: string | null;
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
    listPossibleAudiences: {
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
                    "application/json": components["schemas"]["PossibleAudiences"];
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
    setModelAudience: {
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
                    audience: components["schemas"]["ModelAudienceInput"] | null;
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
    deleteModel: {
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
    setFallbackOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    modelIds: string[];
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
    listModelProviders: {
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
                        items: components["schemas"]["ModelProvider"][];
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
    connectModelProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    choice: components["schemas"]["ProviderChoiceInput"];
                    name: string;
                    baseUrl?: string;
                    apiKey?: string;
                    keySetting?: string;
                    /** @default false */
                    isUnchecked?: boolean;
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
                    "application/json": components["schemas"]["ModelProvider"];
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
    listModelProviderOffers: {
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
                    "application/json": components["schemas"]["ProviderOffers"];
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
    replaceModelProviderKey: {
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
                    apiKey: string;
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
    deleteModelProvider: {
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
    listOfferedModels: {
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
                        items: components["schemas"]["OfferedModel"][];
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
    adoptModel: {
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
                    modelId: string;
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
                        failure: components["schemas"]["CallFailure"] | null;
                        firstPartMs: number | null;
                        capabilities: components["schemas"]["ModelCapabilities"];
                        isEnabled: boolean;
                        /** Format: uuid */
                        modelId: string;
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
    readOwnModelUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
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
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        totals: components["schemas"]["ModelUsageSums"];
                        previous: components["schemas"]["ModelUsageSums"];
                        days: {
                            /** Format: date */
                            day: string;
                            calls: number;
                            costMicros: number;
                        }[];
                        budget: components["schemas"]["ModelBudgetStanding"] | null;
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
    listOwnModelUsage: {
        parameters: {
            query: {
                from?: string;
                to?: string;
                by: "workspace" | "person" | "agent" | "model" | "purpose" | "day";
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
                            calls: number;
                            failed: number;
                            stopped: number;
                            refused: number;
                            fallbacks: number;
                            inputTokens: number;
                            cachedInputTokens: number;
                            outputTokens: number;
                            reasoningTokens: number;
                            costMicros: number;
                            key: string | null;
                            name: string | null;
                            detail: string | null;
                            budget: components["schemas"]["ModelBudgetStanding"] | null;
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
    exportOwnModelUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
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
    readModelUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
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
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        totals: components["schemas"]["ModelUsageSums"];
                        previous: components["schemas"]["ModelUsageSums"];
                        days: {
                            /** Format: date */
                            day: string;
                            calls: number;
                            costMicros: number;
                        }[];
                        budget: components["schemas"]["ModelBudgetStanding"] | null;
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
    listModelUsage: {
        parameters: {
            query: {
                from?: string;
                to?: string;
                by: "workspace" | "person" | "agent" | "model" | "purpose" | "day";
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
                            calls: number;
                            failed: number;
                            stopped: number;
                            refused: number;
                            fallbacks: number;
                            inputTokens: number;
                            cachedInputTokens: number;
                            outputTokens: number;
                            reasoningTokens: number;
                            costMicros: number;
                            key: string | null;
                            name: string | null;
                            detail: string | null;
                            budget: components["schemas"]["ModelBudgetStanding"] | null;
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
    exportModelUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
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
    readAllModelUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
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
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        totals: components["schemas"]["ModelUsageSums"];
                        previous: components["schemas"]["ModelUsageSums"];
                        days: {
                            /** Format: date */
                            day: string;
                            calls: number;
                            costMicros: number;
                        }[];
                        budget: components["schemas"]["ModelBudgetStanding"] | null;
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
    listAllModelUsage: {
        parameters: {
            query: {
                from?: string;
                to?: string;
                by: "workspace" | "person" | "agent" | "model" | "purpose" | "day";
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
                            calls: number;
                            failed: number;
                            stopped: number;
                            refused: number;
                            fallbacks: number;
                            inputTokens: number;
                            cachedInputTokens: number;
                            outputTokens: number;
                            reasoningTokens: number;
                            costMicros: number;
                            key: string | null;
                            name: string | null;
                            detail: string | null;
                            budget: components["schemas"]["ModelBudgetStanding"] | null;
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
    exportAllModelUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
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
    listModelCalls: {
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
                        items: components["schemas"]["ListedModelCall"][];
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
    readModelTraffic: {
        parameters: {
            query?: {
                period?: "hour" | "day" | "month";
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
                        period: "hour" | "day" | "month";
                        /** Format: date-time */
                        startsAt: string;
                        /** Format: date-time */
                        endsAt: string;
                        hasModels: boolean;
                        totals: {
                            calls: number;
                            failed: number;
                            refused: number;
                            fallbacks: number;
                            costMicros: number;
                            p50Ms: number | null;
                            p95Ms: number | null;
                        };
                        nodes: {
                            id: string;
                            /** @enum {string} */
                            kind: "workspace" | "purpose" | "model";
                            name: string | null;
                            provider: string | null;
                            isOthers: boolean;
                        }[];
                        edges: {
                            calls: number;
                            failed: number;
                            refused: number;
                            fallbacks: number;
                            costMicros: number;
                            p50Ms: number | null;
                            p95Ms: number | null;
                            from: string;
                            to: string;
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
    undoToolCall: {
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
                    "application/json": components["schemas"]["UndoneCall"];
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
    undoRun: {
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
                        items: components["schemas"]["UndoneCall"][];
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
    getApproval: {
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
                    "application/json": components["schemas"]["Approval"];
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
    getApprovalOfToolCall: {
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
                        approval: components["schemas"]["Approval"] | null;
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
    approveToolCall: {
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
                    hash: string;
                    changes?: {
                        [key: string]: string;
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
                    "application/json": components["schemas"]["Approval"];
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
    denyToolCall: {
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
                    hash: string;
                    reason?: string;
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
                    "application/json": components["schemas"]["Approval"];
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
    getBrowser: {
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
                        browser: components["schemas"]["BrowserSession"] | null;
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
    takeOverBrowser: {
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
    handBackBrowser: {
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
    useBrowser: {
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
                    events: ({
                        /** @enum {string} */
                        type: "move" | "down" | "up";
                        x: number;
                        y: number;
                    } | {
                        /** @enum {string} */
                        type: "wheel";
                        x: number;
                        y: number;
                        deltaY: number;
                    } | {
                        /** @enum {string} */
                        type: "text";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "key";
                        key: string;
                    } | {
                        /** @enum {string} */
                        type: "back" | "reload";
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
    readBrowserPicture: {
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
    listBrowserSecrets: {
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
                        items: components["schemas"]["BrowserSecret"][];
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
    addBrowserSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    origin: string;
                    value: string;
                    /** @default false */
                    isAutomatic?: boolean;
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
                    "application/json": components["schemas"]["BrowserSecret"];
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
    deleteBrowserSecret: {
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
    listConnections: {
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
                        items: components["schemas"]["Connection"][];
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
    addConnection: {
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
                    kind: "mcp";
                    name: string;
                    address: string;
                    auth: {
                        /** @enum {string} */
                        type: "none";
                    } | {
                        /** @enum {string} */
                        type: "key";
                        key: string;
                        sentAs: {
                            /** @enum {string} */
                            place: "bearer";
                        } | {
                            /** @enum {string} */
                            place: "header";
                            name: string;
                        } | {
                            /** @enum {string} */
                            place: "query";
                            name: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "oauth";
                        clientId?: string;
                        clientSecret?: string;
                    };
                } | {
                    /** @enum {string} */
                    kind: "openapi";
                    name: string;
                    address?: string;
                    documentAddress?: string;
                    document?: string;
                    auth: {
                        /** @enum {string} */
                        type: "none";
                    } | {
                        /** @enum {string} */
                        type: "key";
                        key: string;
                        sentAs: {
                            /** @enum {string} */
                            place: "bearer";
                        } | {
                            /** @enum {string} */
                            place: "header";
                            name: string;
                        } | {
                            /** @enum {string} */
                            place: "query";
                            name: string;
                        };
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
                    "application/json": components["schemas"]["Connection"];
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
    getConnection: {
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
                    "application/json": components["schemas"]["Connection"];
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
    deleteConnection: {
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
    changeConnection: {
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
                    name?: string;
                    key?: string;
                    document?: string;
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
                    "application/json": components["schemas"]["Connection"];
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
    checkConnection: {
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
                    "application/json": components["schemas"]["Connection"];
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
    beginConnectionSignIn: {
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
                        url: string;
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
    finishConnectionSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    state: string;
                    code?: string;
                    iss?: string;
                    error?: string;
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
                        /** Format: uuid */
                        connectionId: string;
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
    getClientMetadata: {
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
                        client_id: string;
                        client_name: string;
                        client_uri: string;
                        redirect_uris: string[];
                        grant_types: string[];
                        response_types: string[];
                        token_endpoint_auth_method: string;
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
    listConnectionTools: {
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
                        items: components["schemas"]["ConnectionTool"][];
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
    approveConnectionTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                toolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seenHash: string;
                    facts: components["schemas"]["ConfirmedFactsInput"];
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
                    "application/json": components["schemas"]["ConnectionTool"];
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
    withdrawConnectionToolApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                toolId: string;
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
    tryConnectionTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                toolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryConnectionToolInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionToolTrial"];
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
    listHttpHosts: {
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
                        items: components["schemas"]["HttpHost"][];
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
    allowHttpHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    host: string;
                    methods: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
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
                    "application/json": components["schemas"]["HttpHost"];
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
    withdrawHttpHost: {
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
    listInstallationHttpHosts: {
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
                        items: components["schemas"]["HttpHost"][];
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
    allowInstallationHttpHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    host: string;
                    methods: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
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
                    "application/json": components["schemas"]["HttpHost"];
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
    withdrawInstallationHttpHost: {
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
    listCollections: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                show?: "all" | "own" | "shared" | "editable";
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
                        items: components["schemas"]["Collection"][];
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
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default  */
                    description?: string;
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
                    "application/json": components["schemas"]["Collection"];
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
    getCollection: {
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
                    "application/json": components["schemas"]["Collection"];
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
    deleteCollection: {
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
    changeCollection: {
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
                    name?: string;
                    description?: string;
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
                    "application/json": components["schemas"]["Collection"];
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
    listDocuments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
                state?: "waiting" | "reading" | "ready" | "failed";
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
                        items: components["schemas"]["KnowledgeDocument"][];
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
    writeDocument: {
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
                    folder?: string;
                    text: string;
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
                    "application/json": components["schemas"]["KnowledgeDocument"];
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
    addAddress: {
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
                    address: string;
                    folder?: string;
                    title?: string;
                    /** @default null */
                    refreshHours?: number | null;
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
                    "application/json": components["schemas"]["KnowledgeDocument"];
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
    getDocument: {
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
                    "application/json": components["schemas"]["KnowledgeDocument"];
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
    deleteDocument: {
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
    changeDocument: {
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
                    title?: string;
                    folder?: string;
                    refreshHours?: number | null;
                    text?: string;
                    version?: number;
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
                    "application/json": components["schemas"]["KnowledgeDocument"];
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
    readDocumentAgain: {
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
                    "application/json": components["schemas"]["KnowledgeDocument"];
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
    listDocumentPassages: {
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
                        items: components["schemas"]["KnowledgePassage"][];
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
    getDocumentText: {
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
                        text: string;
                        version: number;
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
    downloadDocument: {
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
    getCollectionProgress: {
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
                    "application/json": components["schemas"]["CollectionProgress"];
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
    retryCollection: {
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
                    "application/json": components["schemas"]["CollectionRetry"];
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
    searchKnowledge: {
        parameters: {
            query: {
                question: string;
                collectionIds: string;
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
                    "application/json": components["schemas"]["KnowledgeSearch"];
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
    listConversationCollections: {
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
                    "application/json": components["schemas"]["ConversationCollections"];
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
    chooseConversationCollections: {
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
                    collectionIds: string[];
                    /** @default false */
                    dropsHidden?: boolean;
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
                    "application/json": components["schemas"]["ConversationCollections"];
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
    readFileLimits: {
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
                    "application/json": components["schemas"]["FileLimits"];
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
    listFiles: {
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
                        items: components["schemas"]["File"][];
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
    getFile: {
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
                    "application/json": components["schemas"]["File"];
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
    uploadFile: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
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
    deleteFile: {
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
    listFilePassages: {
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
                        items: components["schemas"]["FilePassage"][];
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
    downloadFile: {
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
    readFilePicture: {
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
    listTasks: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                view?: "mine" | "given";
                state?: "active" | "done" | "cancelled";
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
                        items: components["schemas"]["Task"][];
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
    createTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    /** @default  */
                    body?: string;
                    /**
                     * @default normal
                     * @enum {string}
                     */
                    priority?: "low" | "normal" | "high" | "urgent";
                    /** @default null */
                    dueAt?: string | null;
                    remindAt?: string | null;
                    /** Format: uuid */
                    assigneeId?: string;
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
                    "application/json": components["schemas"]["Task"];
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
    getTask: {
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
                    "application/json": components["schemas"]["Task"];
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
    changeTask: {
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
                    title?: string;
                    body?: string;
                    /** @enum {string} */
                    priority?: "low" | "normal" | "high" | "urgent";
                    dueAt?: string | null;
                    remindAt?: string | null;
                    /** @enum {string} */
                    state?: "open" | "in_progress" | "done" | "cancelled";
                    version?: number;
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
                    "application/json": components["schemas"]["Task"];
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
    listTaskPeople: {
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
                        items: components["schemas"]["TaskPerson"][];
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
    listOutgoingMails: {
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
                        items: components["schemas"]["OutgoingMail"][];
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
    getOutgoingMail: {
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
                    "application/json": components["schemas"]["OutgoingMail"];
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
    withdrawMail: {
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
                    "application/json": components["schemas"]["OutgoingMail"];
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
    sendMailAgain: {
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
                    "application/json": components["schemas"]["OutgoingMail"];
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
    listMailDrafts: {
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
                        items: components["schemas"]["MailDraft"][];
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
    changeMailDraft: {
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
                    /** @description Email addresses of the recipients, each alone, without names */
                    to: string[];
                    /** @description Addresses that get a copy */
                    cc?: string[];
                    /** @description Addresses that get a copy without the others' knowing */
                    bcc?: string[];
                    subject: string;
                    body: string;
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
                    "application/json": components["schemas"]["MailDraft"];
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
    deleteMailDraft: {
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
    sendMailDraft: {
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
                    "application/json": components["schemas"]["OutgoingMail"];
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
    listActiveRuns: {
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
                        items: components["schemas"]["ListedRun"][];
                        nextCursor: string | null;
                        total: number;
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
    getRunOfToolCall: {
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
                        run: components["schemas"]["Run"] | null;
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
    listRunSteps: {
        parameters: {
            query?: {
                after?: number;
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
                        items: components["schemas"]["RunStep"][];
                        total: number;
                        nextAfter: number | null;
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
    decideLimit: {
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
                    waitId: string;
                    /** @enum {string} */
                    decision: "continue" | "end";
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
    listInbox: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                list?: "mine" | "others";
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
                        items: components["schemas"]["InboxItem"][];
                        nextCursor: string | null;
                        counts: {
                            mine: number;
                            others: number;
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
    getWaitingLimit: {
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
                    "application/json": components["schemas"]["WaitingLimit"];
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
    dismissFailedRun: {
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
    readInboxMails: {
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
                        isOn: boolean;
                        remindersAreOn: boolean;
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
    chooseInboxMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOn: boolean;
                    /**
                     * @default waiting
                     * @enum {string}
                     */
                    about?: "waiting" | "reminders";
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
                        isOn: boolean;
                        remindersAreOn: boolean;
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
    getQuestion: {
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
                    "application/json": components["schemas"]["Question"];
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
    getQuestionOfToolCall: {
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
                        question: components["schemas"]["Question"] | null;
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
    answerQuestion: {
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
                    values: string[];
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
                    "application/json": components["schemas"]["Question"];
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
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "all" | "unread";
                kind?: "mention" | "comment" | "message" | "share" | "access_requested" | "access_decided" | "invitation_accepted" | "role_changed" | "membership_suspended" | "membership_ended" | "left_behind" | "team_joined" | "hand_over" | "request" | "request_decided" | "run_ended" | "task_reminder" | "trigger_stopped" | "tools_changed" | "seats" | "billing";
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
                            kind: "mention" | "comment" | "message" | "share" | "access_requested" | "access_decided" | "invitation_accepted" | "role_changed" | "membership_suspended" | "membership_ended" | "left_behind" | "team_joined" | "hand_over" | "request" | "request_decided" | "run_ended" | "task_reminder" | "trigger_stopped" | "tools_changed" | "seats" | "billing";
                            actor: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            object: {
                                noun: string;
                                /** Format: uuid */
                                id: string;
                            } | null;
                            path: string;
                            facts: {
                                title?: string;
                                excerpt?: string;
                                note?: string;
                                relation?: string;
                                role?: string;
                                workspaceName?: string;
                                teamName?: string;
                                wants?: string;
                                about?: string;
                                because?: string;
                                isGranted?: boolean;
                                isDone?: boolean;
                                taken?: number;
                                limit?: number;
                                tools?: number;
                                handed?: number;
                                conversations?: number;
                            };
                            count: number;
                            /** Format: date-time */
                            at: string;
                            isRead: boolean;
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
    countUnreadNotifications: {
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
                        unread: number;
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
    countUnreadOfOtherWorkspaces: {
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
                        workspaces: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            unread: number;
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
    readNotification: {
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
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    all: true;
                } | {
                    object: {
                        noun: string;
                        /** Format: uuid */
                        id: string;
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
                        read: number;
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
    getNotificationSettings: {
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
                        ways: {
                            /** @enum {string} */
                            mention: "bell" | "mail" | "off";
                            /** @enum {string} */
                            comment: "bell" | "mail" | "off";
                            /** @enum {string} */
                            message: "bell" | "mail" | "off";
                            /** @enum {string} */
                            share: "bell" | "mail" | "off";
                            /** @enum {string} */
                            access_requested: "bell" | "mail" | "off";
                            /** @enum {string} */
                            access_decided: "bell" | "mail" | "off";
                            /** @enum {string} */
                            invitation_accepted: "bell" | "mail" | "off";
                            /** @enum {string} */
                            role_changed: "bell" | "mail" | "off";
                            /** @enum {string} */
                            membership_suspended: "bell" | "mail" | "off";
                            /** @enum {string} */
                            membership_ended: "bell" | "mail" | "off";
                            /** @enum {string} */
                            left_behind: "bell" | "mail" | "off";
                            /** @enum {string} */
                            team_joined: "bell" | "mail" | "off";
                            /** @enum {string} */
                            hand_over: "bell" | "mail" | "off";
                            /** @enum {string} */
                            request: "bell" | "mail" | "off";
                            /** @enum {string} */
                            request_decided: "bell" | "mail" | "off";
                            /** @enum {string} */
                            run_ended: "bell" | "mail" | "off";
                            /** @enum {string} */
                            task_reminder: "bell" | "off";
                            /** @enum {string} */
                            trigger_stopped: "bell" | "off";
                            /** @enum {string} */
                            tools_changed: "bell" | "mail" | "off";
                            /** @enum {string} */
                            seats: "bell" | "mail" | "off";
                            /** @enum {string} */
                            billing: "bell" | "off";
                        };
                        /** @enum {string} */
                        digest: "hourly" | "daily" | "never";
                        digestAt: string;
                        quiet: {
                            from: string;
                            to: string;
                        } | null;
                        timeZone: string;
                        isChosen: boolean;
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
    chooseNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ways: {
                        /** @enum {string} */
                        mention: "bell" | "mail" | "off";
                        /** @enum {string} */
                        comment: "bell" | "mail" | "off";
                        /** @enum {string} */
                        message: "bell" | "mail" | "off";
                        /** @enum {string} */
                        share: "bell" | "mail" | "off";
                        /** @enum {string} */
                        access_requested: "bell" | "mail" | "off";
                        /** @enum {string} */
                        access_decided: "bell" | "mail" | "off";
                        /** @enum {string} */
                        invitation_accepted: "bell" | "mail" | "off";
                        /** @enum {string} */
                        role_changed: "bell" | "mail" | "off";
                        /** @enum {string} */
                        membership_suspended: "bell" | "mail" | "off";
                        /** @enum {string} */
                        membership_ended: "bell" | "mail" | "off";
                        /** @enum {string} */
                        left_behind: "bell" | "mail" | "off";
                        /** @enum {string} */
                        team_joined: "bell" | "mail" | "off";
                        /** @enum {string} */
                        hand_over: "bell" | "mail" | "off";
                        /** @enum {string} */
                        request: "bell" | "mail" | "off";
                        /** @enum {string} */
                        request_decided: "bell" | "mail" | "off";
                        /** @enum {string} */
                        run_ended: "bell" | "mail" | "off";
                        /** @enum {string} */
                        task_reminder: "bell" | "off";
                        /** @enum {string} */
                        trigger_stopped: "bell" | "off";
                        /** @enum {string} */
                        tools_changed: "bell" | "mail" | "off";
                        /** @enum {string} */
                        seats: "bell" | "mail" | "off";
                        /** @enum {string} */
                        billing: "bell" | "off";
                    };
                    /** @enum {string} */
                    digest: "hourly" | "daily" | "never";
                    digestAt: string;
                    quiet: {
                        from: string;
                        to: string;
                    } | null;
                    timeZone: string;
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
                        ways: {
                            /** @enum {string} */
                            mention: "bell" | "mail" | "off";
                            /** @enum {string} */
                            comment: "bell" | "mail" | "off";
                            /** @enum {string} */
                            message: "bell" | "mail" | "off";
                            /** @enum {string} */
                            share: "bell" | "mail" | "off";
                            /** @enum {string} */
                            access_requested: "bell" | "mail" | "off";
                            /** @enum {string} */
                            access_decided: "bell" | "mail" | "off";
                            /** @enum {string} */
                            invitation_accepted: "bell" | "mail" | "off";
                            /** @enum {string} */
                            role_changed: "bell" | "mail" | "off";
                            /** @enum {string} */
                            membership_suspended: "bell" | "mail" | "off";
                            /** @enum {string} */
                            membership_ended: "bell" | "mail" | "off";
                            /** @enum {string} */
                            left_behind: "bell" | "mail" | "off";
                            /** @enum {string} */
                            team_joined: "bell" | "mail" | "off";
                            /** @enum {string} */
                            hand_over: "bell" | "mail" | "off";
                            /** @enum {string} */
                            request: "bell" | "mail" | "off";
                            /** @enum {string} */
                            request_decided: "bell" | "mail" | "off";
                            /** @enum {string} */
                            run_ended: "bell" | "mail" | "off";
                            /** @enum {string} */
                            task_reminder: "bell" | "off";
                            /** @enum {string} */
                            trigger_stopped: "bell" | "off";
                            /** @enum {string} */
                            tools_changed: "bell" | "mail" | "off";
                            /** @enum {string} */
                            seats: "bell" | "mail" | "off";
                            /** @enum {string} */
                            billing: "bell" | "off";
                        };
                        /** @enum {string} */
                        digest: "hourly" | "daily" | "never";
                        digestAt: string;
                        quiet: {
                            from: string;
                            to: string;
                        } | null;
                        timeZone: string;
                        isChosen: boolean;
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
    sayPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noun: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    tabId: string;
                    /** @enum {string} */
                    state: "here" | "writing" | "left";
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
                    "application/json": components["schemas"]["Presence"];
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
    listMentionables: {
        parameters: {
            query?: {
                words?: string;
                noun?: string;
                id?: string;
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
                        items: components["schemas"]["Mentionable"][];
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
    listComments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "open" | "resolved";
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
                        items: components["schemas"]["CommentThread"][];
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
    writeComment: {
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
                    /** Format: uuid */
                    messageId: string;
                    anchor?: {
                        quote: string;
                        start: number;
                    };
                    text: string;
                    mentions?: components["schemas"]["MentionInput"][];
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
                    "application/json": components["schemas"]["CommentThread"];
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
    countComments: {
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
                    "application/json": components["schemas"]["CommentCounts"];
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
    getComment: {
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
                    "application/json": components["schemas"]["CommentThread"];
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
    deleteComment: {
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
    editComment: {
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
                    text: string;
                    mentions?: components["schemas"]["MentionInput"][];
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
                    "application/json": components["schemas"]["CommentThread"];
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
    replyToComment: {
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
                    mentions?: components["schemas"]["MentionInput"][];
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
                    "application/json": components["schemas"]["CommentThread"];
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
    resolveComment: {
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
                    "application/json": components["schemas"]["CommentThread"];
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
    reopenComment: {
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
                    "application/json": components["schemas"]["CommentThread"];
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
    listArtifacts: {
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
                    "application/json": components["schemas"]["ArtifactList"];
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
    createArtifact: {
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
                    /** @enum {string} */
                    kind: "document" | "table" | "code" | "diagram" | "chart" | "html";
                    title: string;
                    language?: string | null;
                    content: string;
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
                    "application/json": components["schemas"]["Artifact"];
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
    getArtifact: {
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
                    "application/json": components["schemas"]["Artifact"];
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
    deleteArtifact: {
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
    renameArtifact: {
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
                    "application/json": components["schemas"]["Artifact"];
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
    restoreArtifact: {
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
                    "application/json": components["schemas"]["Artifact"];
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
    listArtifactVersions: {
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
                        items: components["schemas"]["ArtifactVersion"][];
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
    saveArtifact: {
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
                    version: number;
                    content: string;
                    /** @default  */
                    note?: string;
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
                    "application/json": components["schemas"]["Artifact"];
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
    getArtifactVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
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
                    "application/json": components["schemas"]["ArtifactVersionContent"];
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
    restoreArtifactVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
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
                    "application/json": components["schemas"]["Artifact"];
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
    getSharedObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noun: string;
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
                    "application/json": components["schemas"]["SharedObject"];
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
    listShareGrants: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                noun: string;
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
                        items: components["schemas"]["ShareGrant"][];
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
    grantShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noun: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: {
                        /** @enum {string} */
                        type: "user";
                        /** Format: uuid */
                        userId: string;
                    } | {
                        /** @enum {string} */
                        type: "team";
                        /** Format: uuid */
                        teamId: string;
                    } | {
                        /** @enum {string} */
                        type: "workspace";
                    };
                    /** @enum {string} */
                    relation: "viewer" | "commenter" | "editor";
                    /** @default null */
                    expiresAt?: string | null;
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
    withdrawShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noun: string;
                id: string;
                grantId: string;
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
    transferOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noun: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
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
    getEffectiveAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noun: string;
                id: string;
                userId: string;
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
                    "application/json": components["schemas"]["EffectiveAccess"];
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
    listSharedWithMe: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                noun?: string;
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
                        items: components["schemas"]["ShareWithMe"][];
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
    listSharedByMe: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                noun?: string;
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
                        items: components["schemas"]["ShareByMe"][];
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
    listWorkspacePeople: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
                fitTo?: "share" | "own";
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
                        items: components["schemas"]["WorkspacePerson"][];
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
    listAccessRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                noun: string;
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
                        items: components["schemas"]["AccessRequest"][];
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
    askAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noun: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default viewer
                     * @enum {string}
                     */
                    relation?: "viewer" | "commenter" | "editor";
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
    decideAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "grant";
                    /** @enum {string} */
                    relation: "viewer" | "commenter" | "editor";
                    /** @default null */
                    expiresAt?: string | null;
                } | {
                    /** @enum {string} */
                    decision: "decline";
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
    listInstallationInstructions: {
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
                        items: components["schemas"]["InstructionVersion"][];
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
    changeInstallationInstructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    basedOn: number;
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
                    "application/json": components["schemas"]["InstructionVersion"];
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
    restoreInstallationInstructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: number;
                    basedOn: number;
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
                    "application/json": components["schemas"]["InstructionVersion"];
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
    listInstallationTools: {
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
                        items: components["schemas"]["ListedTool"][];
                        hasOtherDecider: boolean | null;
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
    setInstallationToolMode: {
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
                    mode: "default" | "automatic" | "ask" | "off";
                    /** @default false */
                    needsOther?: boolean;
                    name: string;
                    hash?: string;
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
    getRedaction: {
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
                    "application/json": components["schemas"]["Redaction"];
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
    switchRedactionRule: {
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
                    providerId: string;
                    rule: ("secret_key" | "email" | "iban" | "card" | "ssn" | "phone" | "ip") | string;
                    isOn: boolean;
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
    addOwnRedactionTerm: {
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
                    kind: "words" | "pattern";
                    text: string;
                    placeholder: string;
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
                    "application/json": components["schemas"]["OwnRedactionTerm"];
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
    deleteOwnRedactionTerm: {
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
    previewAiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    modelId: string;
                    message: string;
                    /** @default UTC */
                    timeZone?: string;
                    /** Format: uuid */
                    workspaceId: string;
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
                    "application/json": components["schemas"]["AiPreview"];
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
    previewWorkspaceAiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    modelId: string;
                    message: string;
                    /** @default UTC */
                    timeZone?: string;
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
                    "application/json": components["schemas"]["AiPreview"];
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
    listWorkspaceInstructions: {
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
                        items: components["schemas"]["InstructionVersion"][];
                        nextCursor: string | null;
                        above: string;
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
    changeWorkspaceInstructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    basedOn: number;
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
                    "application/json": components["schemas"]["InstructionVersion"];
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
    restoreWorkspaceInstructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: number;
                    basedOn: number;
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
                    "application/json": components["schemas"]["InstructionVersion"];
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
    listWorkspaceTools: {
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
                        items: components["schemas"]["ListedTool"][];
                        hasOtherDecider: boolean | null;
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
    setWorkspaceToolMode: {
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
                    mode: "default" | "automatic" | "ask" | "off";
                    /** @default false */
                    needsOther?: boolean;
                    name: string;
                    hash?: string;
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
    listMemories: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                view?: "kept" | "proposed";
                for?: "all" | string;
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
                        items: components["schemas"]["Memory"][];
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
    keepMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    agentId?: string | null;
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
                    "application/json": components["schemas"]["Memory"];
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
    forgetAllMemories: {
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
    getMemory: {
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
                    "application/json": components["schemas"]["Memory"];
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
    forgetMemory: {
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
    changeMemory: {
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
                    version: number;
                    text?: string;
                    agentId?: string | null;
                    /** @enum {string} */
                    state?: "kept" | "off";
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
                    "application/json": components["schemas"]["Memory"];
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
    acceptMemory: {
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
                    version: number;
                    text?: string;
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
                    "application/json": components["schemas"]["Memory"];
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
    getMemoryStanding: {
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
                    "application/json": components["schemas"]["MemoryStanding"];
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
    switchMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOn: boolean;
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
    chooseMemory: {
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
                    /** @enum {string} */
                    choice: "default" | "on" | "off";
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
    listConversations: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "listed" | "pinned" | "in_folder" | "archived";
                folderId?: string;
                whose?: "mine" | "shared" | "all";
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
                    mentions?: components["schemas"]["MentionInput"][];
                    parentId?: string | null;
                    /** @default false */
                    isNewConversation?: boolean;
                    modelId?: string;
                    agentId?: string | null;
                    agentValues?: {
                        [key: string]: string;
                    };
                    fileIds?: string[];
                    isBackground?: boolean;
                    withoutMemory?: boolean;
                    collectionIds?: string[];
                    besideModelId?: string;
                    /** @default UTC */
                    timeZone?: string;
                    queuesIfBusy?: boolean;
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
                    } | {
                        queue: components["schemas"]["QueuedMessage"][];
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
                    agentId?: string | null;
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
    continueMessage: {
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
                    agentId?: string | null;
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
    forkMessage: {
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
                    afterStep: number;
                    text?: string;
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
    keepMessage: {
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
    listQueue: {
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
                        items: components["schemas"]["QueuedMessage"][];
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
    queueMessage: {
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
                    mentions?: components["schemas"]["MentionInput"][];
                    modelId?: string;
                    /** @default UTC */
                    timeZone?: string;
                    /** @default false */
                    steers?: boolean;
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
                        items: components["schemas"]["QueuedMessage"][];
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
    resumeQueue: {
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
                        items: components["schemas"]["QueuedMessage"][];
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
    removeQueuedMessage: {
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
    editQueuedMessage: {
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
                    text: string;
                    mentions?: components["schemas"]["MentionInput"][];
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
                        items: components["schemas"]["QueuedMessage"][];
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
    sendQueuedMessage: {
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
                        items: components["schemas"]["QueuedMessage"][];
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
    createPublicLink: {
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
                    /** @enum {string} */
                    lifetime: "1d" | "7d" | "30d" | "never";
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
                        link: components["schemas"]["PublicLink"];
                        token: string;
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
    listPublicLinks: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                conversationId?: string;
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
                        items: components["schemas"]["PublicLink"][];
                        nextCursor: string | null;
                        obstacle: ("forbidden" | "address_unproved") | null;
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
    renewPublicLink: {
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
                    "application/json": components["schemas"]["PublicLink"];
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
    withdrawPublicLink: {
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
    openPublicLink: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicConversation"];
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
    readPublicLinkPolicy: {
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
                        isAllowed: boolean;
                        activeCount: number;
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
    setPublicLinkPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAllowed: boolean;
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
    importConversations: {
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
                    origin: "chatgpt" | "claude" | "adjutant";
                    conversations: {
                        externalId: string;
                        title: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        leafExternalId: string | null;
                        messages: {
                            externalId: string;
                            parentExternalId: string | null;
                            /** @enum {string} */
                            role: "user" | "assistant";
                            text: string;
                            /** Format: date-time */
                            createdAt: string;
                            besideExternalId?: string | null;
                            record?: {
                                /** @enum {string} */
                                status: "streaming" | "complete" | "failed" | "cancelled";
                                parts: ({
                                    /** @enum {string} */
                                    type: "text";
                                    text: string;
                                    isInterrupted?: boolean;
                                    /** @enum {string} */
                                    cause?: "time_limit" | "output_misfit";
                                } | {
                                    /** @enum {string} */
                                    type: "reasoning";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    type: "tool-call";
                                    toolCallId: string;
                                    toolName: string;
                                    title: string;
                                    line: string;
                                    /** @enum {string} */
                                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                                    summary: string;
                                    sources: {
                                        title: string;
                                        url: string;
                                    }[];
                                    durationMs: number | null;
                                    /** @enum {string} */
                                    effect?: "write" | "send";
                                } | {
                                    /** @enum {string} */
                                    type: "file";
                                    /** Format: uuid */
                                    fileId: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                                    sizeBytes: number;
                                    pageCount: number | null;
                                } | {
                                    /** @enum {string} */
                                    type: "material";
                                    title: string;
                                    text: string;
                                    /** @enum {string} */
                                    integrity: "system" | "user" | "organization" | "external" | "untrusted";
                                })[];
                                model: {
                                    label: string;
                                    provider: string;
                                    isBuiltin: boolean;
                                    insteadOf?: string;
                                    agent?: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                        version: number | null;
                                    };
                                    replaced?: {
                                        name: string;
                                        count: number;
                                    }[];
                                } | null;
                                usage: {
                                    inputTokens: number;
                                    outputTokens: number;
                                } | null;
                                durationMs: number | null;
                                /** @default null */
                                error?: {
                                    code: string;
                                    message: string;
                                    retryAfterMs?: number;
                                    settingsPath?: string;
                                } | null;
                                /** @default null */
                                heardCharacters?: number | null;
                                /** @default null */
                                recordingSeconds?: number | null;
                                /** @default 0 */
                                continuedParts?: number;
                                /** @default null */
                                givenFiles?: components["schemas"]["GivenFileInput"][] | null;
                                /** @default [] */
                                toolCalls?: {
                                    /** Format: uuid */
                                    id: string;
                                    toolName: string;
                                    toolTitle: string;
                                    /** @enum {string} */
                                    effect: "read" | "write" | "send";
                                    /** @enum {string} */
                                    outputTrust: "organization" | "untrusted";
                                    /** @enum {string} */
                                    status: "proposed" | "executing" | "succeeded" | "failed" | "denied" | "stopped" | "unknown";
                                    attempt: number;
                                    input: unknown;
                                    /** @default null */
                                    approvedInput?: unknown;
                                    /** @default null */
                                    decision?: {
                                        /** @enum {string} */
                                        outcome: "allow" | "ask" | "deny";
                                        rule: string | null;
                                        why: string | null;
                                        facts: {
                                            [key: string]: string | number | boolean;
                                        } | null;
                                        policyHash: string | null;
                                    } | null;
                                    /** @default null */
                                    undone?: {
                                        /** Format: date-time */
                                        at: string;
                                        summary: string;
                                    } | null;
                                    /** @default false */
                                    isWithheld?: boolean;
                                    content: string | null;
                                    contentHash: string | null;
                                    data: unknown;
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
                                    resultIntegrity: ("system" | "user" | "organization" | "external" | "untrusted") | null;
                                }[];
                                /** @default [] */
                                files?: {
                                    /** Format: uuid */
                                    fileId: string;
                                    name: string;
                                    /** @enum {string} */
                                    kind: "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "markdown" | "html" | "code" | "text" | "image";
                                    sizeBytes: number;
                                    pageCount: number | null;
                                    contentHash: string | null;
                                }[];
                            };
                        }[];
                    }[];
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
                        conversationsAdded: number;
                        messagesAdded: number;
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
    searchConversations: {
        parameters: {
            query: {
                cursor?: string;
                limit?: number;
                words: string;
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
                        items: components["schemas"]["FoundText"][];
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
    placeOfMessage: {
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
                        conversationId: string;
                        isShown: boolean;
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
    listFolders: {
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
                        items: components["schemas"]["Folder"][];
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
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
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
                    "application/json": components["schemas"]["Folder"];
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
    deleteFolder: {
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
    renameFolder: {
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
                    name: string;
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
                    "application/json": components["schemas"]["Folder"];
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
    restoreFolder: {
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
                    "application/json": components["schemas"]["Folder"];
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
    orderFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
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
    fileConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    filing: {
                        /** @enum {string} */
                        state: "listed";
                    } | {
                        /** @enum {string} */
                        state: "pinned";
                    } | {
                        /** @enum {string} */
                        state: "in_folder";
                        /** Format: uuid */
                        folderId: string;
                    } | {
                        /** @enum {string} */
                        state: "archived";
                    };
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
    deleteConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
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
    restoreConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
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
    noteRead: {
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
                    messageId: string;
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
    listReads: {
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
                        items: components["schemas"]["ConversationRead"][];
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
    handOverConversation: {
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
                    userId: string;
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
    listHandOvers: {
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
                        items: components["schemas"]["ConversationHandOver"][];
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
    exportConversation: {
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
                    "application/json": components["schemas"]["ConversationExport"];
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
    exportConversationAsMarkdown: {
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
    listBulkExports: {
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
                        items: components["schemas"]["BulkExport"][];
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
    requestBulkExport: {
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
                    form: "json" | "markdown";
                    ids?: string[];
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
                    "application/json": components["schemas"]["BulkExport"];
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
    downloadBulkExport: {
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
    removeBulkExport: {
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
    listAgents: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                show?: "all" | "own" | "shared" | "usable" | "editable" | "archived";
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
                        items: components["schemas"]["Agent"][];
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
    createAgent: {
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
                    from: "nothing";
                    name: string;
                } | {
                    /** @enum {string} */
                    from: "template";
                    /** @enum {string} */
                    template: "researcher" | "inbox_triage" | "report_writer" | "meeting_preparer" | "data_analyst" | "crm_assistant";
                    /** @enum {string} */
                    language: "en" | "de";
                    name?: string;
                } | {
                    /** @enum {string} */
                    from: "agent";
                    /** Format: uuid */
                    agentId: string;
                    name: string;
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
                    "application/json": components["schemas"]["Agent"];
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
    getAgent: {
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
                    "application/json": components["schemas"]["Agent"];
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
    deleteAgent: {
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
    getAgentDraft: {
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
                    "application/json": components["schemas"]["AgentDraft"];
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
    saveAgentDraft: {
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
                    revision: number;
                    content: components["schemas"]["AgentContentInput"];
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
                    "application/json": components["schemas"]["AgentDraft"];
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
    adoptAgentText: {
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
                    revision: number;
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
                    "application/json": components["schemas"]["AgentDraft"];
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
    publishAgent: {
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
                    revision: number;
                    note?: string;
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
                    "application/json": components["schemas"]["AgentVersion"];
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
    listAgentVersions: {
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
                        items: components["schemas"]["AgentVersion"][];
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
    getAgentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
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
                    "application/json": components["schemas"]["AgentVersionWithContent"];
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
    rollBackAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
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
                    "application/json": components["schemas"]["AgentVersion"];
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
    compareAgentVersions: {
        parameters: {
            query: {
                before: "draft" | number;
                after: "draft" | number;
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
                    "application/json": components["schemas"]["AgentComparison"];
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
    archiveAgent: {
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
                    "application/json": components["schemas"]["Agent"];
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
    restoreAgent: {
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
                    "application/json": components["schemas"]["Agent"];
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
    startAgentTest: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        conversationId: string;
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
    listAgentTemplates: {
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
                    "application/json": {
                        items: components["schemas"]["AgentTemplate"][];
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
    listAgentTools: {
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
                        items: components["schemas"]["BuilderTool"][];
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
    exportAgent: {
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
                    "application/json": components["schemas"]["AgentExport"];
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
    importAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportAgentInput"];
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
                        agent: components["schemas"]["Agent"];
                        notices: {
                            field: string;
                            /** @enum {string} */
                            code: "unknown_tool" | "unknown_model" | "unknown_variable" | "unknown_collection" | "unknown_field";
                            message: string;
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
    listAgentFigures: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                days?: number;
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
                        items: components["schemas"]["AgentFigures"][];
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
    getAgentFigures: {
        parameters: {
            query?: {
                days?: number;
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
                    "application/json": components["schemas"]["AgentFigures"];
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
    listAgentRuns: {
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
                        items: components["schemas"]["AgentRun"][];
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
    getAgentUses: {
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
                    "application/json": components["schemas"]["AgentUses"];
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
    listWorkspaceAgents: {
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
                        items: components["schemas"]["AgentRecord"][];
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
    withdrawAgent: {
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
                    "application/json": components["schemas"]["AgentRecord"];
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
    readmitAgent: {
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
                    "application/json": components["schemas"]["AgentRecord"];
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
    listTriggers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                agentId?: string;
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
                        items: components["schemas"]["Trigger"][];
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
    createTrigger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    question: string;
                    /** @default null */
                    agentId?: string | null;
                    /** @default {} */
                    agentValues?: {
                        [key: string]: string;
                    };
                    /** @default UTC */
                    timeZone?: string;
                    start: {
                        /** @enum {string} */
                        kind: "schedule";
                        cron: string;
                        /**
                         * @default latest
                         * @enum {string}
                         */
                        missed?: "skip" | "latest" | "all";
                    } | {
                        /** @enum {string} */
                        kind: "webhook";
                        /**
                         * @default bearer
                         * @enum {string}
                         */
                        proof?: "bearer" | "signature";
                    } | {
                        /** @enum {string} */
                        kind: "event";
                        /** @enum {string} */
                        event: "task.assigned" | "task.finished" | "file.read" | "mail.failed";
                        /** @default null */
                        contains?: string | null;
                    };
                    /**
                     * @default skip
                     * @enum {string}
                     */
                    overlap?: "skip" | "start";
                    /** @default true */
                    isTold?: boolean;
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
                        trigger: components["schemas"]["Trigger"];
                        secret: string | null;
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
    getTrigger: {
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
                    "application/json": components["schemas"]["Trigger"];
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
    deleteTrigger: {
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
    changeTrigger: {
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
                    name?: string;
                    question?: string;
                    agentId?: string | null;
                    agentValues?: {
                        [key: string]: string;
                    };
                    timeZone?: string;
                    start?: {
                        /** @enum {string} */
                        kind: "schedule";
                        cron: string;
                        /**
                         * @default latest
                         * @enum {string}
                         */
                        missed?: "skip" | "latest" | "all";
                    } | {
                        /** @enum {string} */
                        kind: "webhook";
                        /**
                         * @default bearer
                         * @enum {string}
                         */
                        proof?: "bearer" | "signature";
                    } | {
                        /** @enum {string} */
                        kind: "event";
                        /** @enum {string} */
                        event: "task.assigned" | "task.finished" | "file.read" | "mail.failed";
                        /** @default null */
                        contains?: string | null;
                    };
                    /** @enum {string} */
                    overlap?: "skip" | "start";
                    isTold?: boolean;
                    version: number;
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
                    "application/json": components["schemas"]["Trigger"];
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
    restoreTrigger: {
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
                    "application/json": components["schemas"]["Trigger"];
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
    pauseTrigger: {
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
                    "application/json": components["schemas"]["Trigger"];
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
    resumeTrigger: {
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
                    "application/json": components["schemas"]["Trigger"];
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
    runTrigger: {
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
                    "application/json": components["schemas"]["Firing"];
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
    renewTriggerSecret: {
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
                    /** @default false */
                    keepsOld?: boolean;
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
                        secret: string;
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
    listFirings: {
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
                        items: components["schemas"]["Firing"][];
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
    listTriggerSlots: {
        parameters: {
            query: {
                cron: string;
                timeZone: string;
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
                        slots: string[];
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
    listWorkspaceTriggers: {
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
                        items: components["schemas"]["MemberTrigger"][];
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
    stopWorkspaceTrigger: {
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
                    "application/json": components["schemas"]["MemberTrigger"];
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
    allowWorkspaceTrigger: {
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
                    "application/json": components["schemas"]["MemberTrigger"];
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
    listErasures: {
        parameters: {
            query?: {
                cursor?: string;
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
                            /** Format: uuid */
                            subjectId: string;
                            /** @enum {string} */
                            kind: "deleted" | "anonymized";
                            /** @enum {string} */
                            state: "waiting" | "held" | "needs_owner" | "needs_admin" | "id_taken" | "running" | "done";
                            /** @enum {string} */
                            askedBy: "person" | "admin" | "product";
                            /** Format: date-time */
                            askedAt: string;
                            restoredAt: string | null;
                            finishedAt: string | null;
                            checkedAt: string | null;
                            rows: number;
                            files: number;
                            keys: number;
                            isCertified: boolean;
                        }[];
                        nextCursor: string | null;
                        kept: {
                            tables: string[];
                            what: {
                                en: string;
                                de: string;
                            };
                            ground: {
                                en: string;
                                de: string;
                            };
                            until: {
                                en: string;
                                de: string;
                            };
                            isOfAnonymized: boolean;
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
    requestErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    confirmation: string;
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
                        ids: string[];
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
    listClosingAccounts: {
        parameters: {
            query?: {
                cursor?: string;
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
                            userId: string;
                            email: string | null;
                            /** Format: date-time */
                            askedAt: string;
                            /** Format: date-time */
                            dueAt: string;
                            heldBy: string | null;
                            needsOwner: boolean;
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
    readErasure: {
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
                        kind: "deleted" | "anonymized";
                        /** Format: date-time */
                        askedAt: string;
                        finishedAt: string | null;
                        checkedAt: string | null;
                        rows: number;
                        files: number;
                        keys: number;
                        certificate: string | null;
                        keysOfLog: string[];
                        kept: {
                            tables: string[];
                            what: {
                                en: string;
                                de: string;
                            };
                            ground: {
                                en: string;
                                de: string;
                            };
                            until: {
                                en: string;
                                de: string;
                            };
                            isOfAnonymized: boolean;
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
    downloadErasureCertificate: {
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
    getLogState: {
        parameters: {
            query?: {
                scope?: "workspace" | "installation";
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
                    "application/json": components["schemas"]["LogState"];
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
    exportLog: {
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
    exportInstallationLog: {
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
    getLogEventProof: {
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
                    "application/json": components["schemas"]["EventPlace"];
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
    getRunProof: {
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
    getLogCheckpoint: {
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
    getLogTile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                "*": string;
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
    getLog: {
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
                        scopes: ("own" | "workspace" | "installation")[];
                        people: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        }[];
                        maySetUpReceivers: boolean;
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
    listActs: {
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
                        nouns: {
                            en: string;
                            de: string;
                            type: string;
                        }[];
                        acts: {
                            en: string;
                            de: string;
                            act: string;
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
    listLogEvents: {
        parameters: {
            query?: {
                who?: string;
                kind?: "user" | "agent" | "api_key" | "system" | "anonymous";
                act?: string;
                target?: string;
                run?: string;
                agent?: string;
                conversation?: string;
                outcome?: "ok" | "failed" | "denied";
                from?: string;
                to?: string;
                q?: string;
                cursor?: string;
                limit?: number;
                scope?: "own" | "workspace" | "installation";
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
                        items: components["schemas"]["LogEvent"][];
                        nextCursor: string | null;
                        searchedTo: string | null;
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
    getLogEvent: {
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
                    "application/json": components["schemas"]["LogEventDetail"];
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
    readLogEventContent: {
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
                    "application/json": components["schemas"]["PersonalContent"];
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
    watchLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default own
                     * @enum {string}
                     */
                    scope?: "own" | "workspace" | "installation";
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
    listSavedQueries: {
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
                        items: components["schemas"]["SavedQuery"][];
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
    createSavedQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    filter: {
                        /** Format: uuid */
                        who?: string;
                        /** @enum {string} */
                        kind?: "user" | "agent" | "api_key" | "system" | "anonymous";
                        act?: string;
                        target?: string;
                        /** Format: uuid */
                        run?: string;
                        /** Format: uuid */
                        agent?: string;
                        /** Format: uuid */
                        conversation?: string;
                        /** @enum {string} */
                        outcome?: "ok" | "failed" | "denied";
                        /** Format: date-time */
                        from?: string;
                        /** Format: date-time */
                        to?: string;
                        q?: string;
                        /**
                         * @default own
                         * @enum {string}
                         */
                        scope?: "own" | "workspace" | "installation";
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
                    "application/json": components["schemas"]["SavedQuery"];
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
    deleteSavedQuery: {
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
    renameSavedQuery: {
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
                    name: string;
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
                    "application/json": components["schemas"]["SavedQuery"];
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
    listHolds: {
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
                        items: components["schemas"]["Hold"][];
                        mayPlace: boolean;
                        people: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                        }[];
                        agents: {
                            /** Format: uuid */
                            id: string;
                            name: string;
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
    placeHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    reason: string;
                    /** @default false */
                    isWhole?: boolean;
                    /** @default [] */
                    subjects?: {
                        /** @enum {string} */
                        kind: "person" | "conversation" | "agent";
                        /** Format: uuid */
                        id: string;
                    }[];
                    /** @default null */
                    madeFrom?: string | null;
                    /** @default null */
                    madeUntil?: string | null;
                    /** @default null */
                    endsAt?: string | null;
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
                        /** Format: uuid */
                        id: string;
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
    findHoldableConversations: {
        parameters: {
            query?: {
                q?: string;
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
                        items: components["schemas"]["HoldChoice"][];
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
    changeHold: {
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
                    endsAt: string | null;
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
    releaseHold: {
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
    listRetention: {
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
                        items: components["schemas"]["KeptData"][];
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
    listRetentionPeriods: {
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
                        items: components["schemas"]["RetentionPeriod"][];
                        maySet: boolean;
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
    previewRetentionPeriod: {
        parameters: {
            query: {
                days: number;
            };
            header?: never;
            path: {
                kind: string;
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
                    "application/json": components["schemas"]["DueByPeriod"];
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
    setRetentionPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: number | null;
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
    listArchives: {
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
                        items: components["schemas"]["Archive"][];
                        mayAskForOthers: boolean;
                        verifierKeys: string[];
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
    requestArchive: {
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
                    kind: "person";
                    email?: string;
                } | {
                    /** @enum {string} */
                    kind: "hold";
                    /** Format: uuid */
                    holdId: string;
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
                        items: components["schemas"]["Archive"][];
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
    downloadArchive: {
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
    removeArchive: {
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
    listEventExports: {
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
                        items: components["schemas"]["EventExport"][];
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
    requestEventExport: {
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
                    form: "jsonl" | "csv" | "ocsf";
                    /**
                     * @default workspace
                     * @enum {string}
                     */
                    scope?: "workspace" | "installation";
                    /** @default {} */
                    filter?: {
                        /** Format: uuid */
                        who?: string;
                        /** @enum {string} */
                        kind?: "user" | "agent" | "api_key" | "system" | "anonymous";
                        act?: string;
                        target?: string;
                        /** Format: uuid */
                        run?: string;
                        /** Format: uuid */
                        agent?: string;
                        /** Format: uuid */
                        conversation?: string;
                        /** @enum {string} */
                        outcome?: "ok" | "failed" | "denied";
                        /** Format: date-time */
                        from?: string;
                        /** Format: date-time */
                        to?: string;
                        q?: string;
                    };
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
                    "application/json": components["schemas"]["EventExport"];
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
    downloadEventExport: {
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
    removeEventExport: {
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
    listEventSinks: {
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
                        items: components["schemas"]["EventSink"][];
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
    createEventSink: {
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
                    kind: "webhook" | "s3" | "syslog";
                    name: string;
                    address: string;
                    /** @default [] */
                    categories?: ("sign_in" | "rights" | "things" | "use" | "product")[];
                    /**
                     * @default now
                     * @enum {string}
                     */
                    from?: "now" | "beginning";
                    credentials?: {
                        accessKeyId: string;
                        secretAccessKey: string;
                        /** @default  */
                        region?: string;
                    };
                    certificate?: string;
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
                        /** Format: uuid */
                        id: string;
                        secret: string | null;
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
    deleteEventSink: {
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
    changeEventSink: {
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
                    name: string;
                    address: string;
                    categories: ("sign_in" | "rights" | "things" | "use" | "product")[];
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
    pauseEventSink: {
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
                    isPaused: boolean;
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
    renewEventSinkSecret: {
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
                        secret: string;
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
    testEventSink: {
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
                        isDelivered: boolean;
                        words: string;
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
    uploadDocument: {
        parameters: {
            query?: {
                name?: string;
                folder?: string;
            };
            header?: never;
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeDocument"];
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
