// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// User operation of ERC-4337 0.7. Pairs of numbers are packed into 16 bytes each.
struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    /// verificationGasLimit, callGasLimit
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    /// maxPriorityFeePerGas, maxFeePerGas
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

interface IAccount {
    function validateUserOp(PackedUserOperation calldata userOp, bytes32 userOpHash, uint256 missingAccountFunds)
        external
        returns (uint256 validationData);
}

interface IAccountExecute {
    function executeUserOp(PackedUserOperation calldata userOp, bytes32 userOpHash) external;
}

/// Calls factories, so that their caller is not the entry point.
contract SenderCreator {
    function create(bytes calldata initCode) external returns (address sender) {
        (bool isMade, bytes memory result) = address(bytes20(initCode)).call(initCode[20:]);
        if (isMade && result.length == 32) sender = abi.decode(result, (address));
    }
}

/// Entry point of ERC-4337 0.7 for test chains, written after the text of the EIP: operations, factories, nonces and
/// deposits. It refuses operations with a paymaster or an aggregator, and knows no stakes.
contract EntryPoint {
    struct Checked {
        bytes32 userOpHash;
        uint256 prefund;
        uint256 gasUsed;
    }

    uint256 private constant UNUSED_GAS_PENALTY_PERCENT = 10;
    uint256 private constant PENALTY_FREE_GAS = 40_000;
    /// Kept back from each call, for what follows it.
    uint256 private constant GAS_AFTER_CALL = 10_000;

    mapping(address account => uint256) public balanceOf;
    mapping(address account => mapping(uint192 key => uint64)) private sequences;
    bool private isHandling;

    event Deposited(address indexed account, uint256 totalDeposit);
    event Withdrawn(address indexed account, address withdrawAddress, uint256 amount);
    event AccountDeployed(bytes32 indexed userOpHash, address indexed sender, address factory, address paymaster);
    event BeforeExecution();
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );
    event UserOperationRevertReason(
        bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason
    );

    error FailedOp(uint256 opIndex, string reason);
    error FailedOpWithRevert(uint256 opIndex, string reason, bytes inner);
    error ReentrancyGuardReentrantCall();

    receive() external payable {
        depositTo(msg.sender);
    }

    function depositTo(address account) public payable {
        balanceOf[account] += msg.value;
        emit Deposited(account, balanceOf[account]);
    }

    function withdrawTo(address payable withdrawAddress, uint256 withdrawAmount) external {
        balanceOf[msg.sender] -= withdrawAmount;
        emit Withdrawn(msg.sender, withdrawAddress, withdrawAmount);
        pay(withdrawAddress, withdrawAmount);
    }

    function getNonce(address sender, uint192 key) external view returns (uint256 nonce) {
        return (uint256(key) << 64) | sequences[sender][key];
    }

    function getUserOpHash(PackedUserOperation calldata userOp) public view returns (bytes32) {
        bytes32 content = keccak256(
            abi.encode(
                userOp.sender,
                userOp.nonce,
                keccak256(userOp.initCode),
                keccak256(userOp.callData),
                userOp.accountGasLimits,
                userOp.preVerificationGas,
                userOp.gasFees,
                keccak256(userOp.paymasterAndData)
            )
        );
        return keccak256(abi.encode(content, address(this), block.chainid));
    }

    /// Checks all operations, then executes them, and pays their gas to the beneficiary.
    function handleOps(PackedUserOperation[] calldata ops, address payable beneficiary) external {
        if (isHandling) revert ReentrancyGuardReentrantCall();
        isHandling = true;
        Checked[] memory checked = new Checked[](ops.length);
        for (uint256 i; i < ops.length; i++) checked[i] = validate(i, ops[i]);
        emit BeforeExecution();
        uint256 collected;
        for (uint256 i; i < ops.length; i++) collected += execute(i, ops[i], checked[i]);
        isHandling = false;
        pay(beneficiary, collected);
    }

    function validate(uint256 index, PackedUserOperation calldata op) private returns (Checked memory checked) {
        uint256 gasBefore = gasleft();
        (uint256 verificationGasLimit, uint256 callGasLimit) = unpack(op.accountGasLimits);
        (, uint256 maxFeePerGas) = unpack(op.gasFees);
        if (op.paymasterAndData.length > 0) revert FailedOp(index, "AA30 this entry point takes no paymasters");
        checked.userOpHash = getUserOpHash(op);
        checked.prefund = (verificationGasLimit + callGasLimit + op.preVerificationGas) * maxFeePerGas;

        if (op.initCode.length > 0) deploy(index, op, verificationGasLimit, checked.userOpHash);
        if (op.sender.code.length == 0) revert FailedOp(index, "AA20 the account has no code");

        uint256 deposit = balanceOf[op.sender];
        uint256 missing = deposit < checked.prefund ? checked.prefund - deposit : 0;
        // Factory and account share one limit.
        uint256 spent = gasBefore - gasleft();
        uint256 limit = spent < verificationGasLimit ? verificationGasLimit - spent : 0;
        uint256 validationData;
        try IAccount(op.sender).validateUserOp{gas: limit}(op, checked.userOpHash, missing) returns (uint256 data) {
            validationData = data;
        } catch (bytes memory inner) {
            revert FailedOpWithRevert(index, "AA23 the account reverted", inner);
        }

        deposit = balanceOf[op.sender];
        if (deposit < checked.prefund) revert FailedOp(index, "AA21 the prefund is not paid");
        balanceOf[op.sender] = deposit - checked.prefund;
        useNonce(index, op);
        checkValidationData(index, validationData);
        checked.gasUsed = min(gasBefore - gasleft(), verificationGasLimit);
    }

    function deploy(uint256 index, PackedUserOperation calldata op, uint256 gasLimit, bytes32 userOpHash) private {
        if (op.sender.code.length > 0) revert FailedOp(index, "AA10 the account has code already");
        if (op.initCode.length < 20) revert FailedOp(index, "AA99 initCode has no factory");
        address made = new SenderCreator().create{gas: gasLimit}(op.initCode);
        if (made == address(0)) revert FailedOp(index, "AA13 the factory failed");
        if (made != op.sender) revert FailedOp(index, "AA14 the factory returned another account");
        if (made.code.length == 0) revert FailedOp(index, "AA15 the factory made no account");
        emit AccountDeployed(userOpHash, made, address(bytes20(op.initCode)), address(0));
    }

    /// Nonces of one key are used in order.
    function useNonce(uint256 index, PackedUserOperation calldata op) private {
        uint192 key = uint192(op.nonce >> 64);
        if (sequences[op.sender][key]++ != uint64(op.nonce)) revert FailedOp(index, "AA25 the nonce is another one");
    }

    /// 20 bytes: 0 for a valid signature, 1 for another one, or an aggregator; then validUntil and validAfter in 6 bytes
    /// each, where a validUntil of 0 is none.
    function checkValidationData(uint256 index, uint256 validationData) private view {
        if (uint160(validationData) != 0) revert FailedOp(index, "AA24 the signature is not valid");
        uint48 validUntil = uint48(validationData >> 160);
        uint48 validAfter = uint48(validationData >> 208);
        if ((validUntil != 0 && block.timestamp > validUntil) || block.timestamp < validAfter) {
            revert FailedOp(index, "AA22 the operation is expired or not due");
        }
    }

    function execute(uint256 index, PackedUserOperation calldata op, Checked memory checked)
        private
        returns (uint256 gasCost)
    {
        (, uint256 callGasLimit) = unpack(op.accountGasLimits);
        bytes memory data = bytes4(op.callData) == IAccountExecute.executeUserOp.selector
            ? abi.encodeCall(IAccountExecute.executeUserOp, (op, checked.userOpHash))
            : op.callData;
        if ((gasleft() * 63) / 64 < callGasLimit + GAS_AFTER_CALL) revert FailedOp(index, "AA95 out of gas");

        uint256 gasBefore = gasleft();
        (bool success, bytes memory result) = op.sender.call{gas: callGasLimit}(data);
        uint256 used = min(gasBefore - gasleft(), callGasLimit);
        if (callGasLimit - used > PENALTY_FREE_GAS) used += ((callGasLimit - used) * UNUSED_GAS_PENALTY_PERCENT) / 100;

        uint256 gasUsed = checked.gasUsed + used + op.preVerificationGas;
        (uint256 maxPriorityFeePerGas, uint256 maxFeePerGas) = unpack(op.gasFees);
        gasCost = gasUsed * min(maxFeePerGas, maxPriorityFeePerGas + block.basefee);
        balanceOf[op.sender] += checked.prefund - gasCost;
        if (!success) emit UserOperationRevertReason(checked.userOpHash, op.sender, op.nonce, result);
        emit UserOperationEvent(checked.userOpHash, op.sender, address(0), op.nonce, success, gasCost, gasUsed);
    }

    function pay(address payable receiver, uint256 amount) private {
        (bool isPaid,) = receiver.call{value: amount}("");
        require(isPaid, "AA91 the receiver takes no payment");
    }

    function unpack(bytes32 pair) private pure returns (uint256 high, uint256 low) {
        return (uint256(pair) >> 128, uint128(uint256(pair)));
    }

    function min(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }
}
