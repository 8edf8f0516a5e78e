import { Drawing } from '../../components/Drawing/Drawing';
import { InlineSvg } from '../../components/InlineSvg/InlineSvg';
import { solutionLinks, useLayoutContent } from '../useLayoutContent';
import { CopyEmail } from './CopyEmail';
import * as css from './Footer.module.css';
import { FooterLinks } from './FooterLinks';

/** The site's footer. */
export function Footer() {
  const content = useLayoutContent();
  const { site, brand, navigation, offices } = content;
  if (!brand || !navigation || !offices) return null;
  const { footer, labels } = navigation;
  const newTabNote = labels.newTab;

  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.groups}>
          <nav aria-label={footer.quickLinks}>
            <h2 className={css.title}>{footer.quickLinks}</h2>
            <div className={css.columns}>
              <FooterLinks
                heading={footer.sitemapHeading}
                links={footer.sitemap}
                newTabNote={newTabNote}
              />
              <FooterLinks
                heading={footer.solutionsHeading}
                links={solutionLinks(content)}
                newTabNote={newTabNote}
              />
            </div>
          </nav>
          <div>
            <h2 className={css.title}>{footer.contactUs}</h2>
            <div className={css.columns}>
              {offices.offices.map(({ name, country, addressLines, phone, email }) => (
                <div key={name}>
                  <h3 className={css.heading}>{`${name}, ${country}`}</h3>
                  <address className={css.office}>
                    {addressLines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                    <a href={`tel:${phone.replace(/\s/g, '')}`} className={css.phone}>
                      {phone}
                    </a>
                    <CopyEmail email={email} copy={footer.copy} copied={footer.copied} />
                  </address>
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className={css.base}>
          <span className={css.brand}>
            <InlineSvg svg={brand.mark} label="" className={css.mark} />
            {brand.name}
          </span>
          <FooterLinks
            heading={footer.support}
            links={[brand.privacyPolicy]}
            newTabNote={newTabNote}
          />
          <FooterLinks
            heading={footer.connect}
            links={[brand.professionalNetwork]}
            newTabNote={newTabNote}
          />
          <Drawing
            {...brand.certification.drawing}
            alt={brand.certification.name}
            className={css.certification}
          />
          <p className={css.copyright}>
            {`© ${site?.buildTime} ${brand.legalName}. ${footer.copyright}`}
          </p>
        </div>
      </div>
    </footer>
  );
}
