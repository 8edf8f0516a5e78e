/** An email address that breaks before its domain where the line is too short. */
export function EmailText({ email }: { email: string }) {
  const [name = '', domain = ''] = email.split('@');
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{`@${domain}`}</span>
    </>
  );
}
