export { VerifyPage as Component } from '../../features/users/verify-page.tsx';
