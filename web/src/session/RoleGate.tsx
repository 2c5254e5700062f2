import type { MemberData } from '@laurel/contract/members';
import { Outlet } from 'react-router';
import { StatePage } from '#ui/StatePage.tsx';
import { illustrations } from '../paths.ts';
import { useMember } from './member.ts';

/** Layout routes for screens of a role. The server decides again at each call. */
export function ManagerOnly() {
  return <RoleGate may={(member) => member.isManager} words="Only a manager may access this module." />;
}

/** Nominations are reviewed by managers, cluster admins and the committee, and read by administrators. */
export function ReviewerOnly() {
  return (
    <RoleGate
      may={(member) => member.isManager || member.role_ca || member.role_cc || member.isAdminReports}
      words="Only a manager may access this module."
    />
  );
}

export function AdminOnly() {
  return <RoleGate may={(member) => member.isAdminReports} words="Only authorised personel may access this module." />;
}

interface RoleGateProps {
  may: (member: MemberData) => boolean;
  words: string;
}

function RoleGate({ may, words }: RoleGateProps) {
  if (may(useMember())) return <Outlet />;
  return <StatePage illustration={illustrations.signedOut} title={words} />;
}
