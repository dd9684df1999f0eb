export { NewsletterPage as Component } from '../../features/convention/newsletter/newsletter-page.tsx';
