type Claims = Readonly<Record<string, unknown>>;

/** What a provider says of the person who signed on. */
export interface SignedOnPerson {
  issuer: string;
  subject: string;
  /** The provider's session that they signed on in, where it names them. */
  sid: string | null;
  issuedAt: Date;
  /** The roster's member number. */
  employeeNumber: string | null;
  /** Only an address that the provider has verified. */
  email: string | null;
  /** The names of all claims that came, for whoever looks for one that did not. */
  claims: string[];
  /** The same person with what the provider tells at its userinfo too; undefined where there is nothing more to ask. */
  more: (() => Promise<SignedOnPerson>) | undefined;
}

export function signedOnPerson(
  claims: Claims & { iss: string; sub: string; iat: number },
  { employeeNumberClaim, more }: { employeeNumberClaim: string; more: (() => Promise<Claims>) | undefined },
): SignedOnPerson {
  const person = {
    issuer: claims.iss,
    subject: claims.sub,
    sid: typeof claims.sid === 'string' && claims.sid !== '' ? claims.sid : null,
    issuedAt: new Date(claims.iat * 1000),
    ...toldBy(claims, employeeNumberClaim),
    claims: Object.keys(claims),
  };
  if (!more) return { ...person, more: undefined };
  return {
    ...person,
    async more() {
      const others = await more();
      const told = toldBy(others, employeeNumberClaim);
      return {
        ...person,
        employeeNumber: person.employeeNumber ?? told.employeeNumber,
        email: person.email ?? told.email,
        claims: [...new Set([...person.claims, ...Object.keys(others)])],
        more: undefined,
      };
    },
  };
}

function toldBy(claims: Claims, employeeNumberClaim: string) {
  const number = claims[employeeNumberClaim];
  const { email, email_verified: isVerified } = claims;
  // Some providers write their flags as words.
  const isOwn = isVerified === true || isVerified === 'true';
  return {
    employeeNumber: (typeof number === 'string' && number !== '') || typeof number === 'number' ? String(number) : null,
    email: typeof email === 'string' && email !== '' && isOwn ? email : null,
  };
}
