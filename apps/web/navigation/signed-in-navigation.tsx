import { LogOut, Shield } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { avatarAddress, leave, useAdmin, useSession } from "#features/auth/web/index.tsx";
import { NotificationBell } from "#features/notifications/web/index.tsx";
import { useRole, useTeamAccess, WorkspaceSwitch } from "#features/team/web/index.tsx";
import { VoiceSettingsButton } from "#features/voice/web/index.tsx";
import { Avatar } from "#platform/web/ui/avatar.tsx";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { listNavItems } from "./nav-items.ts";
import { NavLink } from "./nav-link.tsx";
import { useKnownRights } from "./use-known-rights.ts";

/** The navigation for signed-in people: one row, two rows in narrow windows, or folded on phones. */
export function SignedInNavigation() {
  const [isAdminKnown, isTeamKnown] = [useAdmin(), useTeamAccess()];
  const isAdmin = isAdminKnown === true;
  const items = listNavItems({ hasTeamAccess: isTeamKnown === true, role: useRole() });
  useKnownRights(isTeamKnown, isAdminKnown);
  const logout = useLogout();

  return (
    <>
      <div className="hidden min-w-0 md:block">
        <WorkspaceSwitch />
      </div>
      <nav
        aria-label="Main"
        className="order-last hidden w-full gap-0.5 overflow-x-auto border-t border-line-1 pt-1.5 pb-1 md:flex lg:order-none lg:w-auto lg:min-w-0 lg:border-0 lg:pb-1.5"
      >
        {items.map((item) => (
          <NavLink key={item.label} item={item} />
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <div className="hidden md:block">
          <VoiceSettingsButton />
        </div>
        <NotificationBell />
        <ThemeToggle />
        <div className="hidden items-center gap-1 md:flex">
          {isAdmin && (
            <LinkButton to="/admin" className="mx-1">
              Admin
            </LinkButton>
          )}
          <Link
            to="/profile"
            aria-label="Profile"
            title="Profile"
            className={buttonStyle("ghost", "md", "size-8! px-0! pointer-coarse:size-11!")}
          >
            <OwnAvatar />
          </Link>
          <IconButton
            label="Logout"
            icon={<LogOut aria-hidden="true" size={16} />}
            onClick={logout}
            side="bottom"
          />
        </div>
        <MobileMenu>
          {(close) => (
            <>
              <WorkspaceSwitch isWide />
              {items.map((item) => (
                <NavLink key={item.label} item={item} isTall onFollow={close} />
              ))}
              <div className="mt-3 grid gap-1 border-t border-line-1 pt-3">
                <VoiceSettingsButton isLabelShown />
                {isAdmin && (
                  <LinkButton
                    to="/admin"
                    variant="ghost"
                    icon={<Shield aria-hidden="true" size={16} />}
                    className="justify-start"
                    onClick={close}
                  >
                    Admin
                  </LinkButton>
                )}
                <button
                  type="button"
                  className={buttonStyle("ghost", "md", "justify-start")}
                  onClick={logout}
                >
                  <LogOut aria-hidden="true" size={16} />
                  Logout
                </button>
              </div>
            </>
          )}
        </MobileMenu>
      </div>
    </>
  );
}

/** Signs out and goes to the public page. */
function useLogout(): () => void {
  const navigate = useNavigate();
  return () => void leave(navigate);
}

/** The signed-in person's picture or initials. */
function OwnAvatar() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { email, user_metadata } = session.user;
  const name: unknown = user_metadata.name;
  const shown = typeof name === "string" && name ? name : (email ?? "?");
  return <Avatar size="sm" isNamed name={shown} picture={avatarAddress(session.user, "small")} />;
}
