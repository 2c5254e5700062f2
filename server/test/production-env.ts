/** What production requires, but for the voucher keys. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://nobody@localhost/none',
  PUBLIC_URL: 'https://laurel.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'laurel',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'laurel@laurel.example',
  CONTACT_TO: 'people@laurel.example',
};
