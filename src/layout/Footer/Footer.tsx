import { useState } from 'react';
import { InlineSvg } from '../../components/InlineSvg/InlineSvg';
import { OfficeAddresses } from '../../components/OfficeAddresses/OfficeAddresses';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { solutionLinks, useLayoutContent } from '../../hooks/useLayoutContent';
import { useTimeout } from '../../hooks/useTimeout';
import { labels } from '../../labels';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as logo from '../logo.module.css';
import { CopyEmail } from './CopyEmail';
import * as css from './Footer.module.css';
import { FooterLinks } from './FooterLinks';

/** How long 'Copied' is shown, in milliseconds. */
const confirmationDuration = 2000;

export function Footer() {
  const content = useLayoutContent();
  const [copiedEmail, setCopiedEmail] = useState<string | null>(null);

  useTimeout(() => setCopiedEmail(null), confirmationDuration, copiedEmail);

  const { site, brand, navigation, offices } = content;
  const { footer } = navigation;

  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.groups}>
          <nav aria-label={footer.quickLinks}>
            <h2 className={css.title}>{footer.quickLinks}</h2>
            <FooterLinks heading={footer.sitemapHeading} links={footer.sitemap} />
            <FooterLinks heading={footer.solutionsHeading} links={solutionLinks(content)} />
          </nav>
          <FooterLinks
            heading={footer.support}
            as="h2"
            links={[brand.privacyPolicy, ...(footer.supportLinks ?? [])]}
          />
          <FooterLinks
            heading={footer.connect}
            as="h2"
            links={[brand.professionalNetwork, ...(footer.connectLinks ?? [])]}
          />
          <div className={css.contacts}>
            <h2 className={css.title}>{footer.contactUs}</h2>
            <div className={css.offices}>
              {offices.offices.map(({ name, country, phone, email, ...office }) => (
                <div key={name}>
                  <h3 className={css.heading}>{`${name}, ${country}`}</h3>
                  <address className={css.office}>
                    <div>
                      <OfficeAddresses office={office} />
                    </div>
                    <div className={css.contact}>
                      <PhoneLink phone={phone} className={css.phone} />
                      <CopyEmail
                        email={email}
                        isCopied={email === copiedEmail}
                        onCopied={setCopiedEmail}
                      />
                    </div>
                  </address>
                </div>
              ))}
            </div>
            <span role="status" className={visuallyHidden.text}>
              {copiedEmail !== null && <span key={copiedEmail}>{labels.layout.copied}</span>}
            </span>
          </div>
        </div>
        <div className={css.base}>
          <span className={logo.logo}>
            <InlineSvg svg={brand.mark} />
            <span>{brand.name}</span>
          </span>
          {brand.certification && (
            <p className={css.certification}>
              <img {...brand.certification.drawing} alt="" loading="lazy" className={css.seal} />
              <span>{brand.certification.name}</span>
            </p>
          )}
          <p>{`© ${site.buildTime} ${brand.legalName.replace(/\.$/, '')}. ${footer.copyright}`}</p>
        </div>
      </div>
    </footer>
  );
}
